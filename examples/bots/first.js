#!/usr/bin/env node
// The smallest bot in JavaScript: it takes any of its legal moves. It needs Node.js and no package.
const readline = require("node:readline");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "turn") {
    const move = message.moves[Math.floor(Math.random() * message.moves.length)];
    console.log(JSON.stringify({ move }));
  }
});
