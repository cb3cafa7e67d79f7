import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** In a process of its own: Jest keeps modules in a register that Node's own does not know. */
const program = `
  const { renderWithNodeBuild } = require(${JSON.stringify(resolve("server/node-renderer.ts"))});
  renderWithNodeBuild(process.cwd());
  const taken = require("react-dom/server.edge");
  taken.renderToReadableStream(require("react").createElement("p", null, "জিপি & GP")).then(async (stream) => {
    const html = await new Response(stream).text();
    console.log(JSON.stringify({ node: taken === require("react-dom/server.node"), html }));
  });
`;

test("what Next requires as React's edge build is the one for Node, and renders the same page", () => {
  const printed = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", program], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual({ node: true, html: "<p>জিপি &amp; GP</p>" });
});
