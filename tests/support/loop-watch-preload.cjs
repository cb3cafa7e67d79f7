/**
 * Loaded before a program (node --require): measures how long its event loop is held, and answers on the socket
 * LOOP_WATCH with the longest time since the last question, in milliseconds. What counts is the processor's time that the
 * process used meanwhile, if it is less than what a clock shows: on a busy machine every process waits for a processor.
 */
const { createServer } = require("node:net");
const { rmSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const path = process.env.LOOP_WATCH;
if (isMainThread && path) {
  delete process.env.LOOP_WATCH;
  const EVERY_MS = 2;
  let last = performance.now();
  let used = process.cpuUsage();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(now - last - EVERY_MS, (user + system) / 1_000));
    last = now;
    used = process.cpuUsage();
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
