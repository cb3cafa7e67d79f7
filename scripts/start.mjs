import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, developmentStages, isBuilt } from "./lib/build-stages.mjs";
import { checkNode, loadEnvFiles, root } from "./lib/environment.mjs";
import { install, isInstalled } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { enterService } from "./lib/serving.mjs";
import { endWith, Refusal, say, step } from "./lib/steps.mjs";

/** `npm start` and `npm run dev`: from a bare clone to a running site, doing only what is missing. */
try {
  checkNode();
  process.chdir(root);
  loadEnvFiles();
  const dev = process.argv.includes("--dev");
  process.env.NODE_ENV = dev ? "development" : "production";
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  say(dev ? "\n  Starting for development.\n" : "\n  Starting.\n");
  await checkPort(Number(process.env.PORT || 3000));
  if (dev) {
    await prepare(developmentStages);
    const { developServer } = await import("./lib/develop.mjs");
    await developServer();
  } else {
    await prepareToServe();
    await import(pathToFileURL(join(root, ".build", "server.mjs")).href);
  }
} catch (error) {
  endWith(error);
}

/** Installs and builds while holding the folder's lock, which is taken only when there is something to do. */
async function prepare(stages) {
  const isDone = () => isInstalled({ tools: false }) && isBuilt(stages);
  if (isDone()) return;
  await withLock(async () => {
    if (!isInstalled({ tools: false })) await step("Packages (npm ci)", install);
    await checkVariables();
    await build(stages);
  });
}

/** Reports variables that the server would refuse, before a build of minutes. A fresh build needs no such check. */
async function checkVariables() {
  const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs");
  const args = [tsx, join("scripts", "check-variables.ts")];
  const problems = await new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: root }, (error, _, printed) => {
      if (error === null) done("");
      else if (error.code === 1 && /^[A-Z][A-Z0-9_]+ /.test(printed)) done(printed.trim());
      else fail(error);
    });
  });
  if (problems !== "") throw new Refusal(`The site could not start.\n${problems}`);
}

/**
 * Prepares, and records that this process serves from the build. Another process may have started a build before it saw
 * this record: then everything is done once more.
 */
async function prepareToServe() {
  for (;;) {
    await prepare();
    const leave = enterService();
    if (isBuilt()) return;
    leave();
  }
}

/** Reports at once that a port is in use, not after a minute of building. */
async function checkPort(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`PORT must be a number, not "${process.env.PORT}".`);
  const problem = await new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error) => done(error.code));
    probe.listen({ port, ...(process.env.HOST && { host: process.env.HOST }) }, () =>
      probe.close(() => done(undefined)),
    );
  });
  if (problem === undefined) return;
  if (problem === "EACCES")
    throw new Refusal(`Port ${port} is reserved for administrators. Choose another: PORT=3000 npm start`);
  if (problem !== "EADDRINUSE") throw new Refusal(`Port ${port} cannot be listened on (${problem}).`);
  const ours = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) })
    .then((answer) => answer.json())
    .then((body) => body.status === "ok")
    .catch(() => false);
  throw new Refusal(
    `Port ${port} is taken${ours ? ` by a site that runs already: http://localhost:${port}` : " by another program"}.\n` +
      `Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
}
