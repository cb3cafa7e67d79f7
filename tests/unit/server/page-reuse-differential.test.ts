import fc from "fast-check";
import { PageReuse } from "@/server/page-reuse";
import { naivePageReuse } from "@/tests/support/naive/naive-page-reuse";
import { oddRequest, SECRET } from "@/tests/support/odd-requests";
import { type Answered, type Asked, exchange, type Serve, showEverything } from "@/tests/support/page-exchange";

const REQUESTS = 5_000;
const options = { seconds: 300, memory: 64 * 1024 * 1024 };

jest.setTimeout(300_000);

const siteReuse = (): Serve => {
  const reuse = new PageReuse(showEverything, options);
  return (request, response) => reuse.serve(request, response);
};

/** A visitor who requests the same address, with no cookie or with an ordinary one. */
const strangerOf = ({ url }: Asked, hasCookie: boolean): Asked => ({
  method: "GET",
  url,
  headers: { host: "shop.example", ...(hasCookie && { cookie: "channelName=wallet; other=1" }) },
});

const isPublic = ({ headers }: Answered) => String(headers["cache-control"]).startsWith("public");

interface Found {
  /** Requests after which a stranger got something different than before. */
  changed: Asked[];
  /** Public responses that contain personal content. */
  leaked: Asked[];
  /** The number of public responses, so that the test cannot pass by caching nothing. */
  kept: number;
}

/** Sends generated requests to one site, each followed or accompanied by another visitor's request. */
async function attack(serving: () => Serve, requests: number): Promise<Found> {
  const attacked = serving();
  const untouched = new Map<string, Promise<Answered>>();
  /** The response that a stranger gets from a site without earlier visits. */
  const beforehand = (stranger: Asked) => {
    const known = JSON.stringify(stranger);
    const answer = untouched.get(known) ?? exchange(serving(), stranger);
    untouched.set(known, answer);
    return answer;
  };
  const found: Found = { changed: [], leaked: [], kept: 0 };
  await fc.assert(
    fc.asyncProperty(oddRequest, fc.boolean(), fc.boolean(), async (asked, together, hasCookie) => {
      const sent = exchange(attacked, asked);
      if (!together) await sent;
      const stranger = strangerOf(asked, hasCookie);
      const after = await exchange(attacked, stranger);
      const answer = await sent;
      const before = await beforehand(stranger);
      if (JSON.stringify(after) !== JSON.stringify(before)) found.changed.push(asked);
      if (isPublic(answer) && answer.body.includes(SECRET)) found.leaked.push(asked);
      if (isPublic(answer)) found.kept += 1;
    }),
    { numRuns: requests, seed: 20261122 },
  );
  return found;
}

test(`after each of ${REQUESTS} generated requests other visitors get the same pages as before, and no public page contains personal input`, async () => {
  const { changed, leaked, kept } = await attack(siteReuse, REQUESTS);

  expect(changed.slice(0, 3)).toEqual([]);
  expect(leaked.slice(0, 3)).toEqual([]);
  expect(kept).toBeGreaterThan(REQUESTS / 20);
});

test("the same requests find faults in a cache that parses cookies unlike the page", async () => {
  const { changed, leaked } = await attack(() => naivePageReuse(showEverything), 2_000);

  expect(changed.length).toBeGreaterThan(10);
  expect(leaked.length).toBeGreaterThan(10);
});
