"""A bot of one's own, spoken to by lines of JSON: it takes the last answer that is offered, but never passes.

ludothek simulate lanterns --games 20 --bots "stdio:python examples/stdio_bot.py,random" --out build/mine
"""

import json
import sys


def answer(message: dict) -> dict:
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "last word"}
    words = [word for word in message["words"] if word != "pass"] or message["words"]
    return {"word": words[-1]}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
