#!/usr/bin/env python3
"""A bot that listens for games, for programs that take long to start: `server.py 7777`, then play tcp://localhost:7777.

Every seat of every game is a connection of its own, and several may be open at once.
"""

import json
import random
import socketserver
import sys


class Seat(socketserver.StreamRequestHandler):
    """One seat of one game."""

    def handle(self):
        """Answer every question until the other end hangs up."""
        for line in self.rfile:
            message = json.loads(line)
            if message["type"] == "turn":
                answer = {"move": random.choice(message["moves"])}
                self.wfile.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    with socketserver.ThreadingTCPServer(("127.0.0.1", int(sys.argv[1])), Seat) as server:
        print(f"listening at tcp://127.0.0.1:{server.server_address[1]}", flush=True)
        server.serve_forever()
