import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codePurposes } from "@/backend/domain/codes/code-secrets";

const DOMAIN = join(process.cwd(), "backend", "domain");
const QUERIES = join(process.cwd(), "backend", "db", "queries");

/** The source text by which a file states the proof that allows a text message to its number. */
const SAID = {
  number: 'proof: "number"',
  payment: 'proof: "payment"',
  operator: 'proof: "operator"',
  "code-guesses": 'proof: "code-guesses"',
  buyer: 'isNumberProved(buyer, msisdn) ? "number" : buyer.unprovedSender(msisdn)',
  unproved: "unprovedSender(context",
  "esim-link": "esimLinkSender(",
  canceller: 'proof: movedBy === "customer" ? "number" : "operator"',
  handover: 'proof: orderId === null ? "number" : "payment"',
  code: "takeSiteMessage(",
} as const;

type Row = readonly [file: string, ...proofs: (keyof typeof SAID)[]];

/** Every kind of text message, the files that queue it, and the proof in each file (docs/decisions/27). */
const TEXTS: Readonly<Record<string, readonly Row[]>> = {
  "order-placed": [["orders/buyer.ts", "buyer"]],
  "order-paid": [["payments/order-payments.ts", "payment"]],
  "order-expired": [["orders/expire-unpaid-orders.ts", "number"]],
  "order-refund": [["payments/order-payments.ts", "payment"]],
  "order-confirmed": [["orders/advance-order.ts", "operator"]],
  "order-shipped": [["orders/advance-order.ts", "operator"]],
  "order-ready": [["orders/advance-order.ts", "operator"]],
  "order-delivered": [["orders/advance-order.ts", "operator"]],
  "order-changed": [["orders/change-order.ts", "number"]],
  "order-cancelled": [["orders/cancel-order.ts", "canceller"]],
  "order-cancelled-refund": [["orders/cancel-order.ts", "canceller"]],
  "order-cancelled-part": [["orders/cancel-order.ts", "canceller"]],
  "return-requested": [["orders/request-return.ts", "number"]],
  "return-accepted": [["orders/move-return.ts", "operator"]],
  "return-cancelled": [["orders/cancel-return.ts", "number"]],
  "return-refused": [["orders/move-return.ts", "operator"]],
  "return-refunded": [["orders/move-return.ts", "operator"]],
  "payment-refund": [["payments/order-payments.ts", "payment"]],
  "esim-ready": [
    ["esim/deliver-esims.ts", "handover"],
    ["esim/open-esim.ts", "esim-link"],
  ],
  "esim-delayed": [["esim/obtain-profiles.ts", "payment"]],
  "sim-request-sent": [["sims/submit-request.ts", "unproved"]],
  "sim-request-ready": [["numbers/decline-request.ts", "operator"]],
  "sim-request-completed": [["numbers/decline-request.ts", "operator"]],
  "sim-request-declined": [["numbers/decline-request.ts", "operator"]],
  "sim-request-declined-refund": [["numbers/decline-request.ts", "operator"]],
  "sim-request-refund": [["esim/migration-payments.ts", "payment"]],
  "recharge-done": [["recharge/credit-recharges.ts", "payment"]],
  "recharge-pack": [["recharge/credit-recharges.ts", "payment"]],
  "recharge-no-pack": [["recharge/credit-recharges.ts", "payment"]],
  "recharge-refund": [
    ["recharge/credit-recharges.ts", "payment"],
    ["recharge/recharge-payments.ts", "payment"],
  ],
  "second-payment-refund": [
    ["esim/migration-payments.ts", "payment"],
    ["recharge/recharge-payments.ts", "payment"],
  ],
  "activation-done": [["activation/attempt-activation.ts", "number"]],
  "activation-renewing": [["activation/attempt-activation.ts", "number"]],
  "activation-refused": [["activation/attempt-activation.ts", "number"]],
  "pack-renewed": [["charging/renew-packs.ts", "number"]],
  "pack-not-renewed": [["charging/renew-packs.ts", "number"]],
  "pack-withdrawn": [["charging/renew-packs.ts", "number"]],
  "web-form-answered": [["forms/answer-webform.ts", "operator"]],
  "ad-order-moved": [["ads-platform/advance-ad-order.ts", "operator"]],
  "flood-active": [["flood/operator-commands.ts", "operator"]],
  "back-in-stock": [["stock-notices/send-stock-notices.ts", "number"]],
  "price-drop": [["wish-list/price-notice.ts", "number"]],
  "price-drops": [["wish-list/price-notice.ts", "number"]],
  "codes-paused": [["codes/accept-code.ts", "code-guesses"]],
  login: [["codes/send-code.ts", "code"]],
  offer: [["codes/send-code.ts", "code"]],
  "internet-pack": [["codes/send-code.ts", "code"]],
  star: [["codes/send-code.ts", "code"]],
  esim: [["codes/send-code.ts", "code"]],
  order: [["codes/send-code.ts", "code"]],
  "cash-order": [["codes/send-code.ts", "code"]],
  "sim-service": [["codes/send-code.ts", "code"]],
  "stock-notice": [["codes/send-code.ts", "code"]],
  campaign: [["codes/send-code.ts", "code"]],
  flood: [["codes/send-code.ts", "code"]],
};

const read = (file: string) => readFileSync(join(DOMAIN, file), "utf8");

/** The kinds of text messages that the outbox accepts: those of its port, and those of codes. */
function kindsInSource(): string[] {
  const facts = read("ports/message-outbox.ts").split("export type MessagePurpose")[0] ?? "";
  const ofFacts = [...facts.matchAll(/^ {2}"([a-z-]+)":/gm)];
  return [...ofFacts.map(([, kind = ""]) => kind), ...codePurposes].sort();
}

const sourcesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

it("lists every kind of text message in the source, and no other", () => {
  const kinds = kindsInSource();
  expect(kinds).toContain("codes-paused");
  expect(kinds).toContain("login");
  expect(Object.keys(TEXTS).sort()).toEqual(kinds);
});

it("matches each kind and its proof in the file of its row", () => {
  for (const [kind, rows] of Object.entries(TEXTS)) {
    for (const [file, ...proofs] of rows) {
      const source = read(file);
      for (const proof of proofs) expect([kind, source.includes(SAID[proof])]).toEqual([kind, true]);
      const isNamed =
        source.includes(`"${kind}"`) ||
        (/^sim-request-/.test(kind) && source.includes("`sim-request-$")) ||
        proofs[0] === "code";
      expect([kind, isNamed]).toEqual([kind, true]);
    }
  }
});

it("finds no other proof in a file than those of its rows", () => {
  const listed = new Map<string, Set<string>>();
  for (const [file, ...proofs] of Object.values(TEXTS).flat())
    listed.set(file, new Set([...(listed.get(file) ?? []), ...proofs]));
  for (const [file, proofs] of listed) {
    const source = read(file);
    const found = Object.entries(SAID).filter(([, text]) => source.includes(text));
    expect([file, found.map(([proof]) => proof)]).toEqual([file, [...proofs]]);
    // Every proof that is written down is one of these texts: none is put together in another way.
    const written = source.match(/\bproof: (?!\{)[^,}\n]+/g) ?? [];
    expect(written.filter((each) => !found.some(([, text]) => text === each.trim()))).toEqual([]);
  }
});

it("lists every file that queues a text message, and every file whose SQL inserts one", () => {
  const callers = sourcesUnder(DOMAIN).filter((file) => /\bqueueMessage[<(]|\breplaceCode\(/.test(read(file)));
  const known = new Set(Object.values(TEXTS).flatMap((rows) => rows.map(([file]) => file)));
  expect(callers.filter((file) => file !== "ports/message-outbox.ts").sort()).toEqual([...known].sort());
  const writers = sourcesUnder(QUERIES).filter((file) =>
    /insert into outbox_messages/.test(readFileSync(join(QUERIES, file), "utf8")),
  );
  // Push messages go to browsers where the number is logged in, and never become text messages.
  expect(writers.sort()).toEqual(["account/code-queries.ts", "account/message-queries.ts", "account/push-queries.ts"]);
  const pushes =
    readFileSync(join(QUERIES, "account", "push-queries.ts"), "utf8").match(/insert into outbox_messages[^`]*/g) ?? [];
  expect(pushes.map((sql) => /\)\s+select 'push', /.test(sql))).toEqual([true, true]);
});
