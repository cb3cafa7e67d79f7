import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";

/** The stream that Next uses from React's build: Next awaits `allReady` and then reads to the end. */
interface Rendering {
  readonly allReady: Promise<void>;
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
}

interface ReactServer {
  renderToString(element: ReactNode): string;
  renderToReadableStream(element: ReactNode, options?: object): Promise<Rendering>;
}

/** The marker where React leaves a part to the browser, because the server would have to wait for its data. */
const CLIENT_RENDERED = "<!--$!-->";

/**
 * Lets Next render pages with React's build for Node instead of the one for edge runtimes, which it always takes
 * (decision 20), and without streaming: Next collects a complete page before it sends it, so the stream in between
 * costs time without a benefit (decision 20). Call once, before the first page is rendered.
 * @param root folder of the site, in which packages are resolved
 * @param whole false in development, because React's streams report more about an error
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
 * React's server renderer, with streams that contain the complete text at once. If a page makes React wait, it is
 * rendered by React's normal stream, which can wait.
 */
export function inOnePiece<Server extends ReactServer>(react: Server): Server {
  return {
    ...react,
    async renderToReadableStream(element: ReactNode, options?: object) {
      const text = react.renderToString(element);
      return text.includes(CLIENT_RENDERED) ? react.renderToReadableStream(element, options) : renderingOf(text);
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
