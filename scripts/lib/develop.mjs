import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./environment.mjs";
import { bundleOptions } from "./server-bundle.mjs";
import { say } from "./steps.mjs";

const outfile = join(root, ".build", "dev-server.mjs");

/** Runs the site for development: Next reloads pages by itself; a change of the backend restarts the server. */
export async function developServer() {
  const { context } = await import("esbuild");
  let child;
  let leaving = false;
  const launch = () => {
    child = spawn(process.execPath, [outfile, "--dev"], { cwd: root, stdio: "inherit" });
    child.once("exit", (code) => {
      if (leaving) process.exit(code ?? 0);
    });
  };
  const relaunch = {
    name: "relaunch",
    setup(build) {
      build.onEnd(({ errors }) => {
        if (errors.length > 0)
          return say(`  The server does not compile:\n  ${errors.map((error) => error.text).join("\n  ")}`);
        // A child process that has already ended (crashed or stopped) will not emit "exit" again.
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) return launch();
        say("  The backend changed; restarting the server.");
        child.once("exit", launch);
        child.kill("SIGTERM");
      });
    },
  };
  const watcher = await context({ ...bundleOptions, outfile, plugins: [relaunch] });
  await watcher.watch();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // The terminal sends Ctrl-C to the server too. The server stops the database last, and then this process ends.
      if (!leaving && signal !== "SIGINT") child?.kill(signal);
      leaving = true;
      watcher.dispose();
      if (child === undefined || child.exitCode !== null) process.exit(0);
    });
  }
}
