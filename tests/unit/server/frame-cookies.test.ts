import { PageReuse } from "@/server/page-reuse";
import { ask, serve } from "@/tests/support/servers/local-server";

const COOKIES = ["channelName=wallet; Path=/; Max-Age=60; SameSite=None; Secure", "survey=1; Path=/; SameSite=Lax"];

it.each([
  ["a frame of another site", { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" }, "; Partitioned"],
  ["a frame of the site itself", { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" }, ""],
  ["a tab", { "sec-fetch-dest": "document", "sec-fetch-site": "cross-site" }, ""],
])("[ROUTE-32] the cookies of the frame rules in %s", async (_, headers, expected) => {
  const reuse = new PageReuse(
    async (_request, response) => {
      for (const cookie of COOKIES) response.appendHeader("Set-Cookie", cookie);
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end("page");
    },
    { seconds: 5, memory: 1024 },
  );
  const server = await serve((request, response) => void reuse.serve(request, response));
  const answer = await ask(`${server.address}/?channelName=wallet`, headers);
  await server.close();
  expect(answer.headers["set-cookie"]).toEqual([`${COOKIES[0]}${expected}`, COOKIES[1]]);
});
