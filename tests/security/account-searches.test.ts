import type { GetServerSidePropsContext } from "next";
import type { Backend } from "@/backend/app";
import { createServerApi, createVisitorApi } from "@/services/api/api-client.server";
import { findUnclaimedDividends } from "@/services/investors/investor-news-service";
import { loadUnclaimedDividends } from "@/services/investors/investor-pages.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MAX_SEARCHES = 30;
const PAGE = "/about/investor-relations/unpaid-unclaimed-dividend";

let db: TestDatabase;
let backend: Backend;
beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db);
  globalThis.dispatch = backend.fetch;
});
beforeEach(() => db.pool.query("truncate budgets cascade"));
afterAll(async () => {
  globalThis.dispatch = undefined;
  await db.close();
});

const folio = (at: number) => `A${10_000 + at}`;
const times = <Result>(count: number, make: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

/** A search that a program sends without the page. */
const direct = async (body: object, remoteAddress: string) => {
  const request = new Request(`${ORIGIN}/api/v1/unclaimed-dividends`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await backend.fetch(request, { incoming: { socket: { remoteAddress } } })).status;
};

/** A page's request of a visitor with this address. */
function visit(account: string, remoteAddress: string): PageRequest {
  const context = {
    query: { account },
    locale: "en",
    resolvedUrl: `${PAGE}?account=${account}`,
    req: { headers: {}, cookies: {}, socket: { remoteAddress } },
    res: { setHeader: () => undefined },
  } as unknown as GetServerSidePropsContext;
  return { context, query: context.query, language: "en", api: createServerApi(context) } as PageRequest;
}

test("a network can search for thirty accounts in ten minutes by calls, also if it sends them at once", async () => {
  const statuses = await times(MAX_SEARCHES + 15, (at) => direct({ account: folio(at) }, "203.0.113.7"));
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_SEARCHES);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect(await direct({ account: folio(1) }, "203.0.113.8")).toBe(200);
});

test("a search without an account is not counted", async () => {
  const statuses = await times(MAX_SEARCHES + 15, () => direct({ year: 2024 }, "203.0.113.7"));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("the page and the calls share one budget for each visitor, and the page shows a refusal", async () => {
  await times(MAX_SEARCHES - 1, (at) => direct({ account: folio(at) }, "203.0.113.7"));
  expect(await loadUnclaimedDividends(visit(folio(1), "203.0.113.7"))).toMatchObject({ refusal: null });
  const refused = await loadUnclaimedDividends(visit(folio(2), "203.0.113.7"));
  expect(refused.refusal).toBe("too-many");
  // Without the account: the totals stay on the page.
  expect(refused.list?.totals.length).toBeGreaterThan(0);
  expect(await loadUnclaimedDividends(visit(folio(2), "203.0.113.8"))).toMatchObject({ refusal: null });
});

test("without the visitor's address the searches of the page would not be limited (control)", async () => {
  const ask = (make: typeof createServerApi) =>
    times(MAX_SEARCHES + 1, (at) =>
      findUnclaimedDividends(make(visit("", "203.0.113.7").context), { account: folio(at) }).then(
        () => 1,
        () => 0,
      ),
    );
  expect(await ask(createServerApi)).not.toContain(0);
  expect(await ask(createVisitorApi)).toContain(0);
});
