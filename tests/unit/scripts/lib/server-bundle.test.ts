import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const BUNDLE = JSON.stringify(join(process.cwd(), "scripts", "lib", "server-bundle.mjs"));
let folder: string;
beforeAll(async () => {
  // Inside the project, so that packages are found.
  folder = await mkdtemp(join(process.cwd(), ".build", "bundle-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["React for production", undefined, "production undefined"],
  ["the mode that the environment names", "development", "development function"],
])("a bundled server uses %s", async (_, mode, expected) => {
  const [entry, outfile] = [join(folder, "entry.ts"), join(folder, "out.mjs")];
  await writeFile(entry, 'import React from "react";\nconsole.log(process.env.NODE_ENV, typeof React.act);');
  const change = JSON.stringify({ entryPoints: [entry], outfile });
  const program = `import { build } from "esbuild"; import { bundleOptions } from ${BUNDLE};
    await build({ ...bundleOptions, ...${change} });`;
  await run(process.execPath, ["--input-type=module", "-e", program]);
  const { NODE_ENV: _mode, ...env } = process.env;
  const { stdout } = await run(process.execPath, [outfile], {
    env: { ...env, ...(mode !== undefined && { NODE_ENV: mode }) } as NodeJS.ProcessEnv,
  });
  expect(stdout.trim()).toBe(expected);
});
