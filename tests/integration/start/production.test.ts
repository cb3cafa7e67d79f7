import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { callPaths } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import type { EsimProfile } from "@/backend/contract/sims/esim";
import type { SimNumber } from "@/backend/contract/sims/sims";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { post } from "@/tests/support/servers/http-shop";
import { SAFE_PRODUCTION } from "@/tests/support/servers/production";
import { imitateSystems, importFirstEsims, type Systems } from "@/tests/support/servers/production-site";
import { createDataDir, freePort, type Site, spawnSite, startSite, until } from "@/tests/support/site";
import { simSkus } from "@/utils/sims/sim-skus";

/** How often the site is killed between payment and delivery. From 4 rounds on, all four moments are tested. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);

jest.setTimeout(120_000 + rounds * 60_000);

let data: ReturnType<typeof createDataDir>;
beforeAll(() => {
  data = createDataDir();
});
afterAll(() => data.remove());

async function startAndFail(env: Record<string, string>) {
  const { child, output } = spawnSite({ dataDir: data.path, port: await freePort(), env });
  await once(child, "close");
  return {
    code: child.exitCode,
    lines: output()
      .split("\n")
      .map((line) => line.trim()),
  };
}

describe("an unsafe production start", () => {
  it("prints every reason, one on a line, and exits with 1", async () => {
    const { code, lines } = await startAndFail({ SITE_MODE: "production", PAYMENT_DRIVER: "sslcommerz" });
    const named = lines.filter((line) => /^[A-Z_]+ must /.test(line)).map((line) => line.split(" ")[0]);
    expect(code).toBe(1);
    expect(named.sort()).toEqual([
      "CHARGING_DRIVER",
      "CODE_PEPPER",
      "DATABASE_URL",
      "ESIM_DRIVER",
      "PUBLIC_ORIGIN",
      "PUSH_DRIVER",
      "SMS_DRIVER",
      "SSLCOMMERZ_BASE_URL",
      "SSLCOMMERZ_STORE_ID",
      "SSLCOMMERZ_STORE_PASSWORD",
      "VAT_NUMBER",
    ]);
  });

  it.each([
    ["ESIM_DRIVER", "sandbox"],
    ["SSLCOMMERZ_BASE_URL", ""],
  ])("prints only %s when it is %p and the rest is safe", async (name, value) => {
    const { code, lines } = await startAndFail({ ...SAFE_PRODUCTION, [name]: value });
    expect(code).toBe(1);
    expect(lines.filter((line) => / must /.test(line)).map((line) => line.split(" ")[0])).toEqual([name]);
  });

  it("refuses a database that contains the sandbox's demo data", async () => {
    const demo = await createTestDatabase();
    const { code, lines } = await startAndFail({ ...SAFE_PRODUCTION, DATABASE_URL: demo.url });
    await demo.close();
    expect(code).toBe(1);
    expect(lines.join(" ")).toContain("DATABASE_URL must not contain the sandbox's invented goods");
  });
});

describe("a production site", () => {
  let db: TestDatabase;
  let systems: Systems;
  let site: Site;
  let port: number;
  const start = () => startSite({ dataDir: data.path, port, env: systems.variables(db.url), asBuilt: true });

  beforeAll(async () => {
    [db, systems, port] = await Promise.all([createTestDatabase({ empty: true }), imitateSystems(), freePort()]);
    site = await start();
  });
  afterAll(async () => {
    await site?.end("SIGTERM");
    await systems?.close();
    await db?.close();
  });

  /** Pages whose status does not depend on data. */
  const KNOWN: Readonly<Record<string, number>> = {
    "/": 200,
    "/shop": 200,
    "/shop/devices/phones": 200,
    "/shop/devices/sim": 200,
    "/business": 200,
    "/bn": 200,
    "/offline": 200,
    "/bn/offline": 200,
    "/500": 404,
  };
  const PAGES = [
    ...Object.keys(KNOWN),
    "/shop/accessories",
    "/shop/cart",
    "/shop/checkout",
    "/shop/user/track_order",
    "/shop/sim-services",
    "/shop/pre-order",
    "/about",
    "/store-locator",
    "/recharge",
    "/packs",
    "/offers",
    "/star",
    "/contact-us",
    "/about/media/press-release",
    "/robots.txt",
    "/sitemap.xml",
  ];

  it("answers no page with a server error on an empty database, and 404 for pages of the sandbox", async () => {
    const answers = await Promise.all(
      PAGES.map(async (path) => [path, (await fetch(`${site.address}${path}`)).status] as const),
    );
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(answers.filter(([path]) => path in KNOWN)).toEqual(Object.entries(KNOWN));
    for (const path of [
      "/design",
      "/sandbox/messages",
      "/api/sandbox/messages",
      "/sandbox/events",
      "/api/sandbox/events",
    ]) {
      expect([path, (await fetch(`${site.address}${path}`)).status]).toEqual([path, 404]);
    }
  });

  let buyers = 0;
  /** Orders an eSIM over HTTP; the payment is a separate step. */
  async function order() {
    buyers += 1;
    const buyer = `018${60_000_000 + buyers}`;
    const list = await post<{ data: { items: SimNumber[] } }>(site.address, callPaths.getSimList.path, {
      form: "esim",
    });
    const sim = list.body.data.items[0]?.sim ?? "";
    const product = [{ sku: simSkus.prepaid.esim, product_quantity: 1, sim }];
    const { body: cart } = await post<CartView>(site.address, callPaths.addCartItem.path, {
      product,
      driver: "session",
    });
    const wanted = {
      token: cart.token,
      version: cart.version,
      expected_total: cart.totalPrice.payable,
      full_name: "Rahima Khatun",
      msisdn: buyer,
      ...{ district: "", area: "", post_code: "", address: "" },
      delivery_type: "digital",
      payment_method: "online",
    };
    const key = () => ({ "idempotency-key": randomUUID() });
    const placed = await post<{ data: { order_id: string } }>(site.address, callPaths.makeOrder.path, wanted, key());
    const orderId = placed.body.data.order_id;
    const paying = { order_id: orderId };
    const opened = await post<{ data: { transaction_id: string } }>(
      site.address,
      callPaths.payment.path,
      paying,
      key(),
    );
    return { buyer, sim, orderId, amount: cart.totalPrice.payable, transaction: opened.body.data.transaction_id };
  }

  type Bought = Awaited<ReturnType<typeof order>>;
  const pay = ({ transaction, amount }: Bought) =>
    systems.payments.knows(transaction, [{ status: "VALID", amount: amount.toFixed(2) }]);
  const returned = ({ orderId, transaction }: Bought) =>
    post(site.address, callPaths.validatePaymentTransaction.path, { order_id: orderId, transaction_id: transaction });
  const linksTo = (buyer: string) => [
    ...new Set(
      systems.sms.sent
        .filter(({ to }) => to === `88${buyer}`)
        .flatMap(({ text }) => /\?key=([\w-]{32})/.exec(text)?.[1] ?? []),
    ),
  ];

  /** Checks everything that shows that a paid eSIM was delivered exactly once. */
  async function expectDeliveredOnce({ buyer, sim, orderId }: Bought) {
    await until(() => linksTo(buyer).length > 0, 60_000);
    const [key, ...others] = linksTo(buyer);
    expect(others).toEqual([]);
    const made = systems.esims.made.filter(({ msisdn }) => msisdn === `88${sim}`);
    expect(made).toHaveLength(1);
    const link = { id: orderId, key };
    const { body } = await post<{ data: { profiles: EsimProfile[] } }>(site.address, callPaths.openEsim.path, link);
    expect(body.data.profiles).toMatchObject([
      { sim, iccid: made[0]?.iccid, activation_code: made[0]?.activation_code },
    ]);
    const { rows } = await db.pool.query(
      `select o.state, (select count(*)::int from esim_deliveries d where d.order_id = o.id) as deliveries
       from orders o where o.public_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ state: "delivered", deliveries: 1 }]);
  }

  describe("with the operator's first data", () => {
    beforeAll(() => importFirstEsims(db, 100));
    afterEach(() => systems.esims.watch(() => undefined));

    it("sells an eSIM and delivers the profile of the operator's eSIM system", async () => {
      const bought = await order();
      pay(bought);
      await returned(bought);
      await expectDeliveredOnce(bought);
      expect(linksTo(bought.buyer)[0]).toBeDefined();
      expect(systems.sms.sent.at(-1)?.text).toContain(SAFE_PRODUCTION["PUBLIC_ORIGIN"]);
    });

    /** The moments at which the site is killed, all of them between payment and delivery. */
    const moments = ["made", "paid", "arrived", "returned"] as const;

    it(`delivers every paid eSIM once after kill -9 between payment and delivery, ${rounds} times`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const moment = moments[round % moments.length] ?? "made";
        const bought = await order();
        const killed = new Promise<void>((done) => {
          systems.esims.watch((now) => {
            if (now !== moment) return;
            systems.esims.watch(() => undefined);
            process.kill(site.pid, "SIGKILL");
            done();
          });
        });
        pay(bought);
        if (moment === "paid") process.kill(site.pid, "SIGKILL");
        else await returned(bought).catch(() => undefined);
        if (moment === "returned") process.kill(site.pid, "SIGKILL");
        if (moment === "made" || moment === "arrived") await killed;
        await site.end("SIGKILL");
        site = await start();
        await expectDeliveredOnce(bought);
      }
    });
  });
});
