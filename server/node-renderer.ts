import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Lets Next render pages with React's build for Node instead of the one for edge runtimes, which it always takes. The
 * edge build encodes every piece of text by itself and hands it through a stream of the web; the one for Node writes
 * into larger buffers, and a page costs a third less (decision 005). Call once, before the first page is rendered.
 * @param root folder of the site, from where its packages are found
 */
export function renderWithNodeBuild(root: string): void {
  const require = createRequire(join(root, "package.json"));
  const edge = require.resolve("react-dom/server.edge");
  const node = require.resolve("react-dom/server.node");
  require(node);
  // What anybody requires by the edge build's name is the other module from here on.
  require.cache[edge] = require.cache[node];
}
