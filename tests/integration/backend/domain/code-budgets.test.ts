import { takeBudgets } from "@/backend/db/queries/budget-queries";
import {
  guessOf,
  type LoginApp,
  logInAs,
  loginApp,
  otherCode,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { changed, replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { tampered } from "@/tests/support/tampered";

let db: TestDatabase;
/** A site with the default client budgets. */
let strict: LoginApp;
/** A site with large client budgets; the budgets of a number and of the whole site are unchanged. */
let wide: LoginApp;

beforeAll(async () => {
  db = await createTestDatabase();
  strict = loginApp(db, { SMS_PER_MINUTE: "1000000" });
  wide = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate budgets, one_time_codes, code_hours, outbox_messages"));
afterAll(() => db.close());

type Answer = { status: boolean; access_token?: string; errors?: { code: string }[] };
const send = async (app: LoginApp, msisdn: string, address?: string, headers = {}) =>
  (await app.call<Answer>("sendOtp", { msisdn }, { headers, ...(address !== undefined && { address }) })).body.status;
const guess = (app: LoginApp, msisdn: string, code: string, address?: string, headers = {}) =>
  app.call<Answer>("verifyOtp", guessOf(msisdn, code), { headers, ...(address !== undefined && { address }) });
const isWrong = ({ status, body }: { status: number; body: Answer }) =>
  status === 200 && body.errors?.[0]?.code === "code-wrong";
/** Moves the budget windows back, as if some minutes had passed: windows shorter than that have ended. */
const wait = (minutes: number) =>
  db.pool.query("update budgets set ends_at = ends_at - $1 * interval '1 minute'", [minutes]);
/** Sets the count of wrong guesses for this hour, and for the next one, in case it begins during the test. */
const setWrongThisHour = (wrong: number) =>
  db.pool.query(
    `insert into code_hours (hour, wrong) select date_trunc('hour', now()) + n * interval '1 hour', $1
     from generate_series(0, 1) n on conflict (hour) do update set wrong = excluded.wrong`,
    [wrong],
  );
const messages = async () => {
  const { rows } = await db.pool.query<{ count: number }>("select count(*)::int as count from outbox_messages");
  return rows[0]?.count;
};

describe("the messages of a number", () => {
  const SPELLINGS = [
    "01712345678",
    "+8801712345678",
    "8801712345678",
    "008801712345678",
    "+880 1712-345678",
    "+88 01712 345 678",
    "017-1234-5678",
    "(017) 12345678",
    "০১৭১২৩৪৫৬৭৮",
    "+৮৮০১৭১২৩৪৫৬৭৮",
    "０１７１２３４５６７８",
    "\u200b0171\u00a02345678",
  ];

  it("have one budget of five an hour for twelve spellings of the number", async () => {
    let sent = 0;
    for (const spelling of SPELLINGS) {
      if (await send(wide, spelling)) sent += 1;
      await wait(1);
    }
    expect(SPELLINGS).toHaveLength(12);
    expect(sent).toBe(5);
    expect(await messages()).toBe(5);
    const { rows } = await db.pool.query("select distinct msisdn from outbox_messages");
    expect(rows).toEqual([{ msisdn: "01712345678" }]);
  });

  it("would be five for each spelling if the number were not normalised (control)", async () => {
    let sent = 0;
    for (const spelling of SPELLINGS) {
      const spent = await takeBudgets(db.pool, [{ key: spelling, limit: 5, seconds: 3_600 }]);
      if (spent.length === 0) sent += 1;
    }
    expect(sent).toBeGreaterThan(5);
  });

  it("are limited to ten a day", async () => {
    let sent = 0;
    for (let half = 0; half < 46; half += 1) {
      if (await send(wide, SPELLINGS[0] ?? "")) sent += 1;
      await wait(30);
    }
    expect(sent).toBe(10);
  });

  it("are limited to one in thirty seconds, also when thirty are requested at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, spelling) => send(wide, SPELLINGS[spelling % 12] ?? "")),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await messages()).toBe(1);
  });

  it("do not count in any budget when they are refused", async () => {
    await send(wide, SPELLINGS[0] ?? "");
    const before = await db.pool.query("select key, used from budgets order by key");
    await send(wide, SPELLINGS[0] ?? "");
    expect((await db.pool.query("select key, used from budgets order by key")).rows).toEqual(before.rows);
  });
});

describe("a client", () => {
  const numberOf = (index: number) => `0179${String(1_000_000 + index)}`;

  it("gets codes for twenty numbers a day, also if it requests them at once, and again for the same numbers", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(strict, numberOf(index))));
    expect(answers.filter(Boolean)).toHaveLength(20);
    await wait(61);
    const known = answers.findIndex(Boolean);
    expect(await send(strict, numberOf(known))).toBe(true);
    expect(await send(strict, numberOf(99))).toBe(false);
    expect(await send(strict, numberOf(99), "203.0.113.8")).toBe(true);
  });

  it("is a whole /64 of IPv6", async () => {
    for (let index = 0; index < 20; index += 1) await send(strict, numberOf(index), `2001:db8:1:2::${index + 1}`);
    expect(await send(strict, numberOf(50), "2001:db8:1:2:ffff::9")).toBe(false);
    expect(await send(strict, numberOf(50), "2001:db8:1:3::1")).toBe(true);
  });

  it("cannot change its address with X-Forwarded-For", async () => {
    const answers: boolean[] = [];
    for (let index = 0; index < 25; index += 1) {
      answers.push(await send(strict, numberOf(index), undefined, { "x-forwarded-for": `198.51.100.${index}` }));
    }
    expect(answers.filter(Boolean)).toHaveLength(20);
  });

  it("has thirty wrong guesses a day", async () => {
    let wrong = 0;
    for (let index = 0; index < 10; index += 1) {
      await send(wide, numberOf(index));
      const code = (await sentCode(db, numberOf(index))) ?? "";
      for (let step = 1; step <= 5; step += 1) {
        if (isWrong(await guess(strict, numberOf(index), otherCode(code, step)))) wrong += 1;
      }
    }
    expect(wrong).toBe(30);
  });

  it("has a budget a hundred times as large in a network that many share", async () => {
    const carrier = loginApp(db, { SMS_PER_MINUTE: "1000000", RATE_CLIENT_SHARED_NETWORKS: "198.51.100.0/24" });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(carrier, numberOf(index), "198.51.100.77")),
    );
    expect(answers.filter(Boolean)).toHaveLength(40);
  });
});

describe("the site", () => {
  it("stops guesses at 1,000 numbers from 1,000 networks after 300 wrong ones in an hour, and logs nobody in", async () => {
    const NUMBERS = 1_000;
    let wrong = 0;
    let loggedIn = 0;
    const attack = async (index: number) => {
      const msisdn = `0178${String(1_000_000 + index)}`;
      const address = `10.${index >> 8}.${index & 255}.1`;
      if (!(await send(strict, msisdn, address))) return;
      // One guess per number. One guess in ten thousand is right by chance; it does not count for the limit.
      const code = (await sentCode(db, msisdn)) ?? "";
      const answer = await guess(strict, msisdn, otherCode(code, 1 + (index % 9_999)), address);
      if (isWrong(answer)) wrong += 1;
      if (answer.body.access_token !== undefined) loggedIn += 1;
    };
    for (let start = 0; start < NUMBERS; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, offset) => attack(start + offset)));
    }
    // One hour, or two if a new hour began meanwhile.
    const { rows } = await db.pool.query<{ hours: number }>("select count(*)::int as hours from code_hours");
    expect(wrong).toBeLessThanOrEqual(300 * (rows[0]?.hours ?? 0));
    expect(wrong).toBeGreaterThan(200);
    expect(loggedIn).toBe(0);
    await setWrongThisHour(300);
    expect((await guess(strict, "01781000001", "0000", "10.99.99.9")).status).toBe(429);
  }, 120_000);

  /** Twenty wrong guesses at once, at twenty numbers from twenty networks. @returns how many were compared */
  async function guessAtOnce(from: number): Promise<number> {
    const targets = Array.from({ length: 20 }, (_, index) => ({
      msisdn: `0178${from + index}`,
      address: `10.77.${index}.1`,
    }));
    for (const { msisdn, address } of targets) expect(await send(wide, msisdn, address)).toBe(true);
    await setWrongThisHour(299);
    const answers = targets.map(async ({ msisdn, address }) => {
      const code = (await sentCode(db, msisdn)) ?? "";
      return guess(wide, msisdn, otherCode(code), address);
    });
    return (await Promise.all(answers)).filter(isWrong).length;
  }

  it("compares only the last of the 300 when twenty more arrive at once", async () => {
    expect(await guessAtOnce(2_000_000)).toBe(1);
  });

  it("would compare more of them if the count were checked first and raised then (control)", async () => {
    replaceStatements({ "count-guess": changed("code_hours.wrong < ", "0 < ") });
    expect(await guessAtOnce(2_000_100)).toBeGreaterThan(1);
  });

  it("still sends codes to known devices, and still accepts them there", async () => {
    const msisdn = "01755500001";
    const { headers } = await logInAs(wide, db, msisdn);
    const cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    await setWrongThisHour(300);
    await wait(61);
    expect(await send(wide, msisdn)).toBe(false);
    expect(await send(wide, msisdn, undefined, { cookie })).toBe(true);
    const code = (await sentCode(db, msisdn)) ?? "";
    expect((await guess(wide, msisdn, code)).status).toBe(429);
    expect((await guess(wide, msisdn, code, undefined, { cookie })).body).toHaveProperty("access_token");
  });

  it("raises the limit after a week with many wrong guesses", async () => {
    await db.pool.query(
      `insert into code_hours (hour, wrong)
       select date_trunc('hour', now()) - n * interval '1 hour', 200 from generate_series(1, 100) as n`,
    );
    await setWrongThisHour(599);
    expect(await send(wide, "01755500002")).toBe(true);
    await setWrongThisHour(600);
    expect(await send(wide, "01755500003")).toBe(false);
  });

  it("sends no more messages in a minute than configured", async () => {
    const few = loginApp(db, { ...WIDE_CLIENTS, SMS_PER_MINUTE: "7" });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(few, `0175560${1_000 + index}`)));
    expect(answers.filter(Boolean)).toHaveLength(7);
    expect(await messages()).toBe(7);
  });
});

describe("a number under attack", () => {
  const msisdn = "01755511111";
  /** Makes wrong guesses as strangers until the budget of the day is used up. */
  const exhaust = async () => {
    let wrong = 0;
    for (let round = 0; round < 3; round += 1) {
      await wait(1);
      await send(wide, msisdn);
      const code = (await sentCode(db, msisdn)) ?? "";
      for (let step = 1; step <= 5; step += 1)
        if (isWrong(await guess(wide, msisdn, otherCode(code, step)))) wrong += 1;
    }
    return wrong;
  };

  it("has ten wrong guesses a day, after which the right code is refused too", async () => {
    expect(await exhaust()).toBe(10);
    expect((await guess(wide, msisdn, (await sentCode(db, msisdn)) ?? "")).status).toBe(429);
  });

  it("can still be logged in from a known device", async () => {
    const { headers } = await logInAs(wide, db, msisdn);
    const cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    await exhaust();
    expect(await send(wide, msisdn, undefined, { cookie })).toBe(true);
    const code = (await sentCode(db, msisdn)) ?? "";
    expect((await guess(wide, msisdn, code, undefined, { cookie })).body).toHaveProperty("access_token");
  });

  it("cannot be logged in with the device token of another number, nor with a forged one", async () => {
    const deviceTokenOf = async (number: string) => {
      const { headers } = await logInAs(wide, db, number);
      return headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    };
    const [name = "", own = ""] = (await deviceTokenOf(msisdn)).split("=");
    const foreign = await deviceTokenOf("01755522222");
    await exhaust();
    for (const cookie of [foreign, `${name}=${tampered(own)}`]) {
      expect((await guess(wide, msisdn, "0000", undefined, { cookie })).status).toBe(429);
    }
  });

  it("is paused for a day after thirty wrong guesses in a row, and gets one text about it", async () => {
    let wrong = 0;
    for (let day = 0; day < 3; day += 1) {
      wrong += await exhaust();
      if (day < 2) await wait(24 * 60);
    }
    expect(wrong).toBe(30);
    const { rows } = await db.pool.query("select msisdn, purpose from outbox_messages where purpose = 'codes-paused'");
    expect(rows).toEqual([{ msisdn, purpose: "codes-paused" }]);
    await wait(23 * 60);
    expect(await send(wide, msisdn)).toBe(false);
    await wait(70);
    expect(await send(wide, msisdn)).toBe(true);
  });
});

describe("a code", () => {
  const msisdn = "01755533333";

  it("is refused after five minutes, after its use, after a newer one, and for another number", async () => {
    await send(wide, msisdn);
    const first = (await sentCode(db, msisdn)) ?? "";
    await passBudgets(db);
    await send(wide, msisdn);
    const second = (await sentCode(db, msisdn)) ?? "";
    if (first !== second) expect(isWrong(await guess(wide, msisdn, first))).toBe(true);
    await send(wide, "01755544444");
    if ((await sentCode(db, "01755544444")) !== second) {
      expect(isWrong(await guess(wide, "01755544444", second))).toBe(true);
    }
    expect((await guess(wide, msisdn, second)).body).toHaveProperty("access_token");
    expect(isWrong(await guess(wide, msisdn, second))).toBe(true);
    await passBudgets(db);
    await send(wide, msisdn);
    const late = (await sentCode(db, msisdn)) ?? "";
    await db.pool.query("update one_time_codes set expires_at = now()");
    expect(isWrong(await guess(wide, msisdn, late))).toBe(true);
  });

  it("is not stored in plain text, nor is the number that requested it", async () => {
    await send(wide, msisdn);
    await send(wide, "01912345678");
    const { rows } = await db.pool.query<{ text: string }>(
      `select concat(c::text, (select string_agg(b::text, ' ') from budgets b)) as text from one_time_codes c`,
    );
    const { rows: outbox } = await db.pool.query<{ text: string }>("select o::text as text from outbox_messages o");
    const all = rows.map(({ text }) => text).join(" ");
    expect(all).not.toContain(msisdn);
    expect(all).not.toContain("01912345678");
    expect(outbox.map(({ text }) => text).join(" ")).not.toContain("01912345678");
  });
});
