/**
 * Loaded before a program (node --require): measures how long its event loop is blocked, and answers on the socket
 * LOOP_WATCH with the longest time since the last request, in milliseconds. It uses the processor time of the
 * event loop's own thread if that is less than the elapsed time: on a busy machine every process waits for a processor,
 * and other threads of the process, which compress and draw, do not block the loop.
 */
const { readFileSync, rmSync } = require("node:fs");
const { createServer } = require("node:net");
const { isMainThread } = require("node:worker_threads");

/** Linux: nanoseconds that a thread has run. The first thread has the number of its process. */
const THREAD_TIME = `/proc/self/task/${process.pid}/schedstat`;

/** @returns milliseconds that this thread has used; on other systems those of the whole process */
function usedTime() {
  try {
    return Number.parseInt(readFileSync(THREAD_TIME, "latin1"), 10) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}

const path = process.env.LOOP_WATCH;
if (isMainThread && path) {
  delete process.env.LOOP_WATCH;
  const EVERY_MS = 2;
  let last = performance.now();
  let used = usedTime();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    const usedNow = usedTime();
    longest = Math.max(longest, Math.min(now - last - EVERY_MS, usedNow - used));
    last = now;
    used = usedNow;
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
