import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { searchCalls } from "@/backend/contract/content/search";
import slowQueries from "@/bench/search-slow-queries.json";
import { anyCharacter } from "@/tests/support/any-text";
import { searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { contentPathOf } from "@/utils/paths/content-address";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

/** True if the contract accepts the text. No call accepts a null character or half a surrogate pair. */
const taken = (key: string) =>
  !key.includes("\0") && !/\p{Surrogate}/u.test(key) && searchCalls.searchGp.body?.safeParse({ key }).success === true;

describe("any query", () => {
  const sendText = async (key: string, lang: "en" | "bn") => {
    const response = await site.send({ key }, lang);
    await response.text();
    return { status: response.status };
  };

  it("is answered with 200, or with 400 if the contract does not accept it", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 500 }),
      fc.string({ unit: anyCharacter, maxLength: 500 }),
      fc
        .array(fc.constantFrom(..."কখগি্ােণশষযৎ়ঁ\u200c\u200d০৯ *#121<script>'\"%_\\\0"), { maxLength: 120 })
        .map((all) => all.join("")),
      // Halves of surrogate pairs, characters beyond the first Unicode plane, and chains of joiners.
      fc
        .array(
          fc.constantFrom("\ud83d", "\ude00", "𝒜", "👨\u200d👩\u200d👧", "\u200d", "ক\u09cd\u200d", "é", "\ufeff"),
          {
            maxLength: 160,
          },
        )
        .map((all) => all.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom("en" as const, "bn" as const), async (key, lang) => {
        expect((await sendText(key, lang)).status).toBe(taken(key) ? 200 : 400);
      }),
      { numRuns: 300 },
    );
  });

  it.each(slowQueries)("of $name is answered", async ({ query }) => {
    expect((await sendText(query, "en")).status).toBe(200);
  });

  it("of 500 different words is refused, and its first 100 characters are answered", async () => {
    const words = Array.from({ length: 500 }, (_, at) => `word${at}`).join(" ");
    expect((await sendText(words, "en")).status).toBe(400);
    expect((await sendText(words.slice(0, 100), "en")).status).toBe(200);
  });

  it("is never run as SQL", async () => {
    for (const key of ["'; drop table search_words --", "\\'; select 1", "%' or '1'='1", "$1 $2"]) {
      expect((await site.send({ key })).status).toBe(200);
    }
    expect((await db.pool.query("select from search_words limit 1")).rowCount).toBe(1);
  });

  it("answers 429 for a client that sends too many", async () => {
    const narrow = searchOn(db, { RATE_CLIENT_WRITES_PER_MINUTE: "3" });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await narrow.send({ key: "sim" })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("every document of the search", () => {
  const FIXED = /^\/(?:$|[a-z0-9-]+(?:\/[a-z0-9_-]+)*$)/;
  const KEYED: readonly [RegExp, string][] = [
    [
      /^\/shop\/devices\/([a-z-]+)\/([a-z0-9-]+)$/,
      "select from products where category = $1 and slug = $2 and published",
    ],
    [
      /^\/shop\/pre-order\/devices\/phones\/([a-z0-9-]+)$/,
      "select from products where slug = $1 and preorder and published",
    ],
    [
      /^\/personal\/plans-offers\/internet-packages\/([a-z0-9-]+)$/,
      "select from internet_packs where id = $1 and published",
    ],
    [/^\/personal\/plans-offers\/offers\/([a-z0-9-]+)$/, "select from offers where id = $1 and published"],
    [/^\/recharge-campaign\/([a-z0-9-]+)$/, "select from recharge_campaigns where id = $1 and published"],
    [/^\/store-locator\/([a-z0-9-]+)$/, "select from stores where code = $1"],
    [/^\/notice-board\/([a-z0-9-]+)$/, "select from notices where slug = $1 and published"],
    [/^\/about\/press-release\/([a-z0-9-]+)$/, "select from press_releases where slug = $1 and published"],
  ];

  async function exists(path: string): Promise<boolean> {
    const root = process.cwd();
    if (path.startsWith("/documents/")) return existsSync(join(root, "public", path));
    for (const [pattern, text] of KEYED) {
      const [, ...values] = pattern.exec(path) ?? [];
      if (values.length > 0 && ((await db.pool.query(text, values)).rowCount ?? 0) > 0) return true;
    }
    const content = contentPathOf(path, "gp");
    if (content !== null && (await db.pool.query("select from content_pages where path = $1", [content])).rowCount)
      return true;
    if (/^\/shop\/devices\/[a-z-]+$/.test(path)) {
      return (
        (await db.pool.query("select from products where category = $1 limit 1", [path.split("/").at(-1)])).rowCount ===
        1
      );
    }
    return (
      FIXED.test(path) &&
      [`pages${path}.tsx`, join("pages", path, "index.tsx")].some((file) => existsSync(join(root, file)))
    );
  }

  it("has the path of an existing page", async () => {
    const { rows } = await db.pool.query<{ path: string }>("select distinct path from search_documents");
    expect(rows.length).toBeGreaterThan(900);
    const bare = [...new Set(rows.map(({ path }) => path.replace(/[?#].*$/, "")))];
    const missing = [];
    for (const path of bare) if (!(await exists(path))) missing.push(path);
    expect(missing).toEqual([]);
  });
});
