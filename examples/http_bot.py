"""A bot of one's own, asked over HTTP: it takes any answer, by the luck that each question brings.

python examples/http_bot.py 8765 &
ludothek simulate lanterns --games 20 --bots http://127.0.0.1:8765,random --out build/mine
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if message["type"] == "hello":
            reply = {"type": "hello", "protocol": 1, "name": "any word"}
        else:
            reply = {"word": message["words"][message["luck"] % len(message["words"])]}
        body = json.dumps(reply).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
