import type { Language } from "@/backend/contract/language";
import { subscribeNewsletter } from "@/backend/domain/newsletter/subscribe-newsletter";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

async function kept(email: string) {
  const { rows } = await db.pool.query<{ email: string; lang: Language; recent: boolean }>(
    `select email, lang, consented_at between now() - interval '1 minute' and now() as recent
     from newsletter_subscriptions where email = lower($1)`,
    [email],
  );
  return rows;
}

describe("subscribeNewsletter", () => {
  it("stores the address in lower case with language and time of the consent", async () => {
    await subscribeNewsletter({ db, lang: "bn" }, "Nusrat.Jahan@Example.COM");
    expect(await kept("nusrat.jahan@example.com")).toEqual([
      { email: "nusrat.jahan@example.com", lang: "bn", recent: true },
    ]);
  });

  it("keeps the first consent when the address is sent again, in any case", async () => {
    await subscribeNewsletter({ db, lang: "bn" }, "rahim@example.com");
    await db.pool.query(
      "update newsletter_subscriptions set consented_at = '2026-01-02T03:04:05Z' where email = 'rahim@example.com'",
    );
    await subscribeNewsletter({ db, lang: "en" }, "RAHIM@example.com");
    expect(await kept("rahim@example.com")).toEqual([{ email: "rahim@example.com", lang: "bn", recent: false }]);
  });

  it("stores an address once when it is sent eight times at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        subscribeNewsletter({ db, lang: "en" }, index % 2 === 0 ? "karim@example.com" : "Karim@Example.com"),
      ),
    );
    expect(await kept("karim@example.com")).toHaveLength(1);
  });
});
