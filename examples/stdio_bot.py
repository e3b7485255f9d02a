"""A bot of one's own, spoken to by lines of JSON: it takes the last answer that is offered, but never passes.

ludothek simulate lanterns --games 20 --bots "stdio:python examples/stdio_bot.py,random" --out build/mine
"""

import json
import sys


def answer(question: dict) -> dict:
    words = [word for word in question["words"] if word != "pass"] or question["words"]
    return {"word": words[-1]}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "last word"}
    else:
        reply = answer(message)
    print(json.dumps(reply), flush=True)
