import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";

/** What Next takes from React's build: it awaits `allReady` and then reads to the end. */
interface Rendering {
  readonly allReady: Promise<void>;
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
}

interface ReactServer {
  renderToString(element: ReactNode): string;
  renderToReadableStream(element: ReactNode, options?: object): Promise<Rendering>;
}

/** Where React leaves a part to the browser because the server would have had to wait for it. */
const LEFT_TO_THE_BROWSER = "<!--$!-->";

/**
 * Lets Next render pages with React's build for Node instead of the one for edge runtimes, which it always takes
 * (decision 20), and in one piece: Next collects each page to its end before it sends it, so the stream in between
 * costs time without a benefit (decision 20). Call once, before the first page is rendered.
 * @param root folder of the site, from where its packages are found
 * @param whole false in development: React's streams report more about a fault
 */
export function renderWithNodeBuild(root: string, whole: boolean): void {
  const require = createRequire(join(root, "package.json"));
  const edge = require.resolve("react-dom/server.edge");
  const node = require.resolve("react-dom/server.node");
  const react = require(node) as ReactServer;
  const loaded = require.cache[node];
  if (loaded === undefined) return;
  // From here on, requiring the edge build returns the other module.
  require.cache[edge] = whole ? Object.assign(Object.create(loaded), { exports: inOnePiece(react) }) : loaded;
}

/**
 * React's server renderer, with streams that have all of their text at once. A page that makes React wait for something
 * is rendered by the stream after all, which can wait.
 */
export function inOnePiece<Server extends ReactServer>(react: Server): Server {
  return {
    ...react,
    async renderToReadableStream(element: ReactNode, options?: object) {
      const text = react.renderToString(element);
      return text.includes(LEFT_TO_THE_BROWSER) ? react.renderToReadableStream(element, options) : renderingOf(text);
    },
  };
}

function renderingOf(text: string): Rendering {
  return {
    allReady: Promise.resolve(),
    async *[Symbol.asyncIterator]() {
      if (text !== "") yield Buffer.from(text);
    },
  };
}
