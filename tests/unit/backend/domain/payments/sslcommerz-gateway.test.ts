import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { readBackendEnv } from "@/backend/env";
import { paymentGateway } from "@/backend/http/payments/payments-routes";
import { noDatabase, ORIGIN } from "@/tests/support/servers/api-app";
import { type ImitatedGateway, imitateSslcommerz, sslcommerzVariables } from "@/tests/support/servers/sslcommerz";

const FAILURES_TO_OPEN = 5;
const PAYMENT = {
  transactionId: "transaction-of-a-test-01",
  amountPoisha: 1_006_000,
  orderId: "7K3M-9QXT-2HVB-4D8N",
  returnUrl: `${ORIGIN}/shop/order/7K3M-9QXT-2HVB-4D8N`,
  emiMonths: null,
  payWith: null,
  payer: {
    fullName: "Rahima Akter",
    msisdn: "01712345678",
    email: null,
    address: "House 12, Road 5",
    district: "Dhaka",
    postCode: "1209",
  },
};

let company: ImitatedGateway;
beforeEach(async () => {
  company = await imitateSslcommerz();
});
afterEach(() => company.close());

const settings = (variables: Record<string, string> = {}) =>
  readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...sslcommerzVariables(company.address), ...variables });
const gatewayOf = (variables: Record<string, string> = {}) =>
  createSslcommerzGateway({ ...settings(variables).sslcommerz, publicOrigin: ORIGIN });

const calls: Readonly<Record<string, (gateway: PaymentGateway) => Promise<unknown>>> = {
  open: (gateway) => gateway.open(PAYMENT),
  findAnswers: (gateway) => gateway.findAnswers(PAYMENT.transactionId),
  refund: (gateway) => gateway.refund({ ...PAYMENT, reference: "B-1" }),
};

async function failure(work: Promise<unknown>): Promise<PaymentGatewayError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaymentGatewayError);
  return error as PaymentGatewayError;
}

/** Calls the gateway until its breaker would open, in turn in every way. */
async function failInTurn(gateway: PaymentGateway, words: RegExp): Promise<void> {
  const ways = Object.values(calls);
  for (let tried = 0; tried < FAILURES_TO_OPEN; tried += 1) {
    const call = ways[tried % ways.length] as (typeof ways)[number];
    expect((await failure(call(gateway))).message).toMatch(words);
  }
}

it("does not take over a number of the bank that the database cannot store", async () => {
  company.knows(PAYMENT.transactionId, [{ status: "FAILED", amount: "10060.00", bank_tran_id: "B\0", val_id: "V-1" }]);
  expect(await gatewayOf().findAnswers(PAYMENT.transactionId)).toMatchObject([{ outcome: "failed", reference: "V-1" }]);
});

it.each([
  ["র\u200d্যাচেল আক্তার", "বাড়ি ১২, রোড ৫/ক", "র\u200d্যাচেল আক্তার", "বাড়ি ১২, রোড ৫/ক"],
  ["<script>x</script>' or 1=1--", "{{jndi:x}};\u202e|`", "script x /script or 1 1-", "jndi x"],
  ["🙂", "", "Customer", "Dhaka"],
])("sends of a payer's name and address only what is no code: %s, %s", async (fullName, address, name, place) => {
  await gatewayOf().open({ ...PAYMENT, payer: { ...PAYMENT.payer, fullName, address } });
  expect(company.sessions.at(-1)).toMatchObject({ cus_name: name, cus_add1: place });
});

describe("the circuit breaker of SSLCommerz", () => {
  it.each([
    [500, /answered 500/],
    [429, /answered 429/],
    ["words", /answered something else than its documentation says/],
    ["hang", /did not answer within 100 ms/],
  ] as const)("stops all calls after five failures in a row (%s)", async (fault, words) => {
    const gateway = gatewayOf(fault === "hang" ? { SSLCOMMERZ_TIMEOUT_MS: "100" } : {});
    company.failWith(fault);
    await failInTurn(gateway, words);
    company.failWith(null);
    for (const call of Object.values(calls)) expect((await failure(call(gateway))).message).toMatch(/not called after/);
    expect([company.sessions, company.refunds, company.asked.query]).toEqual([[], [], 0]);
  });

  const refusals = ["FAILED", 403] as const;

  it.each(refusals.flatMap((fault) => Object.keys(calls).map((name) => [fault, name] as const)))(
    "is not opened by a gateway that refuses the request (%s, %s)",
    async (fault, name) => {
      const gateway = gatewayOf();
      const call = calls[name] as (typeof calls)[string];
      company.failWith(fault);
      for (let tried = 0; tried < 2 * FAILURES_TO_OPEN; tried += 1) {
        const error = await failure(call(gateway));
        expect([error.message, error.isDown]).toEqual([expect.not.stringContaining("not called after"), false]);
      }
      company.failWith(null);
      await call(gateway);
    },
  );

  it("is not opened by declined payments", async () => {
    const gateway = gatewayOf();
    company.knows(PAYMENT.transactionId, [{ status: "FAILED", amount: "10060.00" }]);
    for (let tried = 0; tried < 2 * FAILURES_TO_OPEN; tried += 1) {
      expect(await gateway.findAnswers(PAYMENT.transactionId)).toMatchObject([{ outcome: "failed" }]);
    }
  });

  it("begins to count anew after an answer", async () => {
    const gateway = gatewayOf();
    for (let tried = 0; tried < 3; tried += 1) {
      company.failWith(500);
      for (let failed = 1; failed < FAILURES_TO_OPEN; failed += 1) await failure(gateway.findAnswers("x"));
      company.failWith(null);
      expect(await gateway.findAnswers("x")).toEqual([]);
    }
  });

  it("is the same for all requests of a site", async () => {
    const env = settings();
    company.failWith(500);
    for (let tried = 0; tried < FAILURES_TO_OPEN; tried += 1) {
      await failure(paymentGateway(noDatabase, env).findAnswers(PAYMENT.transactionId));
    }
    const other = await failure(paymentGateway(noDatabase, env).findAnswers(PAYMENT.transactionId));
    expect([other.message, other.isDown]).toEqual([expect.stringContaining("not called after"), true]);
  });
});
