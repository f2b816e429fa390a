#!/usr/bin/env python3
"""The smallest bot: it takes any of its legal moves. Begin yours with a copy of this file."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        move = random.choice(message["moves"])
        print(json.dumps({"move": move}), flush=True)
