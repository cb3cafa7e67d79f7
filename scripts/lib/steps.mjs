import { spawn } from "node:child_process";

/** Milliseconds as seconds, for people. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}

/** Prints a plain line. */
export function say(text = "") {
  process.stdout.write(`${text}\n`);
}

/** Runs one step. Prints its name, a progress line every ten seconds, and its duration. */
export async function step(name, work) {
  const from = performance.now();
  const alive = setInterval(() => say(`  ${name}, ${seconds(performance.now() - from)} so far`), 10_000);
  try {
    const result = await work();
    say(`  ${name.padEnd(46)} ${seconds(performance.now() - from)}`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/** An error that is reported as a message, without a stack trace. */
export class Refusal extends Error {}

/** Ends the process with the message of a Refusal, or with the complete error for any other error. */
export function endWith(error) {
  const message = error instanceof Refusal ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n  ${String(message).split("\n").join("\n  ")}\n\n`);
  process.exit(1);
}

/**
 * Runs a program to its end. Its output is kept and shown only when it fails, unless `show` is set.
 * @returns the output; rejects with a Refusal that carries the output's end
 */
export function runProgram(file, args, { cwd, env, timeout, show = false, name = file } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd,
      timeout,
      env: env ?? process.env,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      // On Windows, npm is a script, which only a shell can start.
      shell: process.platform === "win32" && !file.endsWith(".exe"),
    });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => fail(new Refusal(`${name} could not be started: ${error.message}`)));
    child.once("close", (code, signal) => {
      if (code === 0) done(output);
      else fail(new Refusal(`${name} failed (${signal ?? `exit code ${code}`}).\n${output.trim().slice(-4000)}`));
    });
  });
}
