import { join } from "node:path";
import { root } from "./environment.mjs";

/** Options to bundle server.ts into one file: our code is bundled, packages stay in node_modules. */
export const bundleOptions = {
  absWorkingDir: root,
  entryPoints: ["server.ts"],
  outfile: join(root, ".build", "server.mjs"),
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20.9",
  sourcemap: "linked",
  logLevel: "silent",
  // Before the packages, which are imported first: React reads it when it is loaded.
  banner: { js: 'import "data:text/javascript,process.env.NODE_ENV ||= %22production%22";' },
};

/** Bundles the server once. */
export async function bundleServer() {
  const { build } = await import("esbuild");
  await build(bundleOptions);
}
