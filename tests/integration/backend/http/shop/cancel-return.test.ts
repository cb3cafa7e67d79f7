import type { Backend } from "@/backend/app";
import type { Refusal } from "@/backend/contract/errors";
import type { OrderReturn } from "@/backend/contract/shop/own-orders";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { moveOrderReturn } from "@/backend/domain/orders/move-return";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { numberSeries, startSession } from "@/tests/support/login";
import { startPhoneShop } from "@/tests/support/servers/checked-backend";
import type { TestDatabase } from "@/tests/support/servers/database";
import { buy } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
let sku: string;
const call = contractCalls(() => backend);
const newNumber = numberSeries(53_000_000);

beforeAll(async () => {
  ({ db, backend, sku } = await startPhoneShop());
});
afterAll(() => db.close());

const refund_account = { kind: "bkash", number: "01712345678" };
type Answer = { data: OrderReturn } & Refusal;

/** A delivered order of one piece, and the session of its buyer. */
async function delivered() {
  const msisdn = newNumber();
  const { orderId } = await buy(db, [[sku, 1]], { paymentMethod: "cod", msisdn });
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
  return { orderId, msisdn, session: { webLoginToken: await startSession(db, msisdn) } };
}
type Delivered = Awaited<ReturnType<typeof delivered>>;

async function request({ orderId, session }: Delivered): Promise<string> {
  const body = { order_id: orderId, reason: "changed-mind", refund_account, lines: [{ position: 0, quantity: 1 }] };
  const asked = await call<Answer>("requestReturn", { body, headers: session });
  expect(asked.body.data).toMatchObject({ state: "requested", cancellable: true });
  return asked.body.data.reference;
}

const cancel = ({ orderId, session }: Delivered, reference: string) =>
  call<Answer>("cancelReturn", { body: { order_id: orderId, reference }, headers: session });

async function textsOf({ msisdn }: Delivered): Promise<string[]> {
  const { rows } = await db.pool.query<{ purpose: string }>(
    "select purpose from outbox_messages where msisdn = $1 and purpose like 'return-%' order by id",
    [msisdn],
  );
  return rows.map(({ purpose }) => purpose);
}

it("cancels a return before its goods have arrived, texts its buyer once, and frees the pieces", async () => {
  const buyer = await delivered();
  const reference = await request(buyer);
  await moveOrderReturn({ db }, { reference, to: "accepted", answer: "The rider comes on Monday." });
  const [first, second] = await Promise.all([cancel(buyer, reference), cancel(buyer, reference)]);
  for (const { body } of [first, second, await cancel(buyer, reference)]) {
    expect(body.data).toMatchObject({ reference, state: "cancelled", cancellable: false, answer: null });
  }
  expect(await textsOf(buyer)).toEqual(["return-requested", "return-accepted", "return-cancelled"]);
  await expect(moveOrderReturn({ db }, { reference, to: "received", answer: null })).rejects.toThrow(
    `Return ${reference} is cancelled; it cannot become received.`,
  );
  await request(buyer);
});

it("refuses to cancel a return whose goods have arrived, and one that has ended", async () => {
  const buyer = await delivered();
  const reference = await request(buyer);
  for (const to of ["accepted", "received"] as const) await moveOrderReturn({ db }, { reference, to, answer: null });
  expect(firstCode(await cancel(buyer, reference))).toBe("return-not-cancellable");
  await moveOrderReturn({ db }, { reference, to: "refunded", answer: null });
  expect(firstCode(await cancel(buyer, reference))).toBe("return-not-cancellable");
});

it("refuses the return of another order, a stranger, and a reference that does not exist", async () => {
  const [buyer, other] = [await delivered(), await delivered()];
  const reference = await request(buyer);
  expect(firstCode(await cancel(other, reference))).toBe("return-not-cancellable");
  expect(firstCode(await cancel(other, "R-00000000"))).toBe("return-not-cancellable");
  expect(firstCode(await cancel({ ...buyer, session: other.session }, reference))).toBe("order-not-found");
  const body = { order_id: buyer.orderId, reference };
  expect(firstCode(await call<Answer>("cancelReturn", { body }))).toBe("code-needed");
  expect((await cancel(buyer, reference)).body.data.state).toBe("cancelled");
});

it("texts a buyer who requests and cancels again and again five times an hour at most", async () => {
  const buyer = await delivered();
  for (let time = 0; time < 5; time += 1) await cancel(buyer, await request(buyer));
  const reference = await request(buyer);
  expect(firstCode(await cancel(buyer, reference))).toBe("too-many-requests");
  expect((await textsOf(buyer)).filter((purpose) => purpose === "return-cancelled")).toHaveLength(5);
});
