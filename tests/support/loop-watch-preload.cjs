/**
 * Loaded before a program (node --require): measures how long its event loop is held, and answers on the socket
 * LOOP_WATCH with the longest time since the last question, in milliseconds.
 */
const { createServer } = require("node:net");
const { rmSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const path = process.env.LOOP_WATCH;
if (isMainThread && path) {
  delete process.env.LOOP_WATCH;
  const EVERY_MS = 2;
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - EVERY_MS);
    last = now;
  };
  setInterval(look, EVERY_MS).unref();
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", () => {
      look();
      socket.write(`${longest.toFixed(2)}\n`);
      longest = 0;
    });
  });
  server.listen(path).unref();
}
