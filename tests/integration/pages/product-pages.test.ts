import { createPublicApi } from "@/services/api/api-client.server";
import { deliveryCost } from "@/services/catalog/delivery-cost.server";
import { loadComingPhone, loadProduct } from "@/services/catalog/product-pages.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  globalThis.dispatch = checkedBackend(db).fetch;
});
// It loads in the background, and may take longer than these tests.
beforeEach(() => void jest.spyOn(deliveryCost, "highest").mockReturnValue(null));
afterAll(() => {
  globalThis.dispatch = undefined;
  return db.close();
});

const PHONES = {
  "on sale": { load: loadProduct, sql: "select slug from products where category = 'phones' order by slug limit 1" },
  coming: { load: loadComingPhone, sql: "select product_slug as slug from preorder_offers order by 1 limit 1" },
} as const;

/** The texts of a phone's page as the server sends them, in one string. */
async function textsOf(kind: keyof typeof PHONES, language: string): Promise<string> {
  const { load, sql } = PHONES[kind];
  const { rows } = await db.pool.query<{ slug: string }>(sql);
  const { product } = await load({
    api: createPublicApi(language),
    language,
    query: { category: "phones", slug: rows[0]?.slug },
    context: { res: { setHeader: () => undefined } },
  } as unknown as PageRequest);
  return JSON.stringify([product.summary, product.description, product.specifications, product.questions]);
}

it.each([
  ["on sale", "en", /\d\u00a0mAh/, /\d (?:mAh|GB|Hz)\b/],
  ["on sale", "bn", /[০-৯]\u00a0জিবি/, /[০-৯] (?:জিবি|ওয়াট)/],
  ["coming", "en", /\d\u00a0mAh/, /\d (?:mAh|GB|Hz)\b/],
] as const)(
  "the page of a phone %s in %s keeps each figure and its unit on one line",
  async (kind, language, kept, parted) => {
    const texts = await textsOf(kind, language);
    expect(texts).toMatch(kept);
    expect(texts).not.toMatch(parted);
  },
);

it("an address that can name no product makes no call, which would be refused and logged", async () => {
  const api = createPublicApi("en");
  const calls = jest.spyOn(api, "request");
  const query = { category: "phones", slug: "__proto__" };
  const context = { res: { setHeader: () => undefined } };
  const loading = loadProduct({ api, language: "en", query, context } as unknown as PageRequest);
  await expect(loading).rejects.toMatchObject({ code: "product-not-found" });
  expect(calls).not.toHaveBeenCalled();
});
