import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { createElement, type ReactNode } from "react";
import { inOnePiece } from "@/server/next-patches/node-renderer";

/** Runs in its own process, because Jest has a module registry separate from Node's. */
const program = (whole: boolean) => `
  const { renderWithNodeBuild } = require(${JSON.stringify(resolve("server/next-patches/node-renderer.ts"))});
  renderWithNodeBuild(process.cwd(), ${whole});
  const taken = require("react-dom/server.edge");
  const element = require("react").createElement("p", null, "জিপি & GP");
  taken.renderToReadableStream(element).then(async (rendering) => {
    await rendering.allReady;
    let html = "";
    const decoder = new TextDecoder();
    for await (const chunk of rendering) html += decoder.decode(chunk, { stream: true });
    const { renderToPipeableStream } = require("react-dom/server.node");
    console.log(JSON.stringify({ node: taken.renderToPipeableStream === renderToPipeableStream, html }));
  });
`;

test.each([
  ["in one piece", true],
  ["as a stream in development", false],
])("Next gets React's Node build instead of the edge build, and renders the same page, %s", (_, whole) => {
  const printed = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", program(whole)], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual({ node: true, html: "<p>জিপি &amp; GP</p>" });
});

describe("a page rendered in one piece", () => {
  const streamed = { allReady: Promise.resolve(), async *[Symbol.asyncIterator]() {} };
  const renderToReadableStream = jest.fn(async (_element: ReactNode) => streamed);
  const rendering = (text: string) =>
    inOnePiece({ renderToString: () => text, renderToReadableStream }).renderToReadableStream(createElement("p"));

  beforeEach(() => renderToReadableStream.mockClear());

  it("is streamed if React had to wait for a part of it", async () => {
    expect(await rendering("<p><!--$!--></p>")).toBe(streamed);
  });

  it("needs no stream otherwise", async () => {
    await rendering("<p></p>");
    expect(renderToReadableStream).not.toHaveBeenCalled();
  });

  it("throws an error to the caller", async () => {
    const react = inOnePiece({
      renderToString: () => {
        throw new Error("boom");
      },
      renderToReadableStream,
    });
    await expect(react.renderToReadableStream(createElement("p"))).rejects.toThrow("boom");
  });
});
