import type { OrderState } from "@/backend/contract/shop/orders";
import type { ReturnState } from "@/backend/contract/shop/own-orders";
import { listOrderChanges } from "@/backend/db/queries/orders/change-order-queries";
import { listOrderEvents, listOrdersForOperator } from "@/backend/db/queries/orders/operator-order-queries";
import { type FullOrderRow, findFullOrder } from "@/backend/db/queries/orders/own-order-queries";
import { listOpenReturns, listReturnRows, type ReturnRow } from "@/backend/db/queries/orders/return-queries";
import {
  listPaymentsToReview,
  orderPayments,
  rechargePayments,
  servicePayments,
  settleAmount,
} from "@/backend/db/queries/payments/shared-payment-queries";
import { listReplacementsOfOrder } from "@/backend/db/queries/sims/replacement-queries";
import { findRetailer } from "@/backend/db/queries/subscriber-services/retailer-queries";
import type { RefundAccount } from "@/backend/db/stored-types";
import { orThrow } from "@/backend/domain/domain-error";
import {
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  OperatorError,
  operatorCommand,
  referenceIn,
  sayRows,
} from "@/backend/domain/operator-command";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { type CancelledOrder, cancelOrder, recordReturnedParcel } from "@/backend/domain/orders/cancel-order";
import { moveOrderReturn } from "@/backend/domain/orders/move-return";
import { nextState, ORDER_STATES } from "@/backend/domain/orders/order-steps";
import { hashToken } from "@/backend/domain/random-ids";
import { printedText } from "@/utils/checkout/print-text";
import { formatDate } from "@/utils/dates/dates";
import { formatMoneyPlain } from "@/utils/money/money";
import { terminalLine } from "@/utils/text/terminal-text";

const ORDERS_USAGE = `Orders of the shop, for the operator:
  npm run orders -- list [STATE]                 what is under way, or what is in a state
  npm run orders -- show ORDER                   one order in full
  npm run orders -- advance ORDER [--to STATE] [--reviewed] [--courier CODE [--parcel NUMBER]]
                                                 its next step, or every step up to a state; who carries it
  npm run orders -- cancel ORDER [WHY]           ends it before it is packed
  npm run orders -- refused ORDER [WHY]          its parcel came back: nobody took it at the door
  npm run orders -- payments                     payments that a person must look at: wrong amount, risky, or to
                                                 be refunded by hand
  npm run orders -- refunded PAYMENT             you have refunded a payment by hand
  npm run orders -- settled PAYMENT YOUR-NAME NOTE
                                                 you have settled a wrong amount, and how
  npm run orders -- returns                      returns that wait for somebody
  npm run orders -- return REFERENCE accept|receive|refund|refuse [WHY]
                                                 its next step; refund when you have sent the money: the
                                                 account that a buyer named for it is deleted then
States: ${ORDER_STATES.join(", ")}`;

const MAX_NOTE_LENGTH = 300;
/** The options of `advance` that are followed by a value. */
const VALUE_OPTIONS: ReadonlySet<string> = new Set(["--to", "--courier", "--parcel"]);
const RETURN_STEPS: Readonly<Record<string, ReturnState>> = {
  accept: "accepted",
  receive: "received",
  refund: "refunded",
  refuse: "refused",
};

export const runOrdersCommand = operatorCommand(
  ORDERS_USAGE,
  { list, show, advance, cancel, refused, payments, refunded, settled, returns, return: moveReturn },
  {
    "order-not-found": (orderId) => `There is no order ${orderId}.`,
    "order-not-cancellable": (orderId) =>
      `Order ${orderId} can no longer be cancelled: it is packed, a SIM of it is in use, or it has ended.`,
  },
);

async function list(command: OperatorCommand): Promise<void> {
  const { db, args, say } = command;
  const [text] = args;
  const state = text === undefined ? null : stateNamed(text);
  const orders = await listOrdersForOperator(db.pool, state, MAX_LISTED);
  sayRows(command, orders, state === null ? "No order is under way." : `No order is ${state}.`, (order) => {
    const { publicId, paymentMethod, paymentState, payablePoisha, deferredPoisha, district, msisdn, fullName } = order;
    const rest = deferredPoisha > 0 ? `, ${formatMoneyPlain(deferredPoisha)} at delivery` : "";
    const payment = `${formatMoneyPlain(payablePoisha)} ${paymentMethod} ${paymentState}${rest}`;
    const kind = order.preorder ? ["pre-order"] : [];
    const row = [publicId, order.state, ...kind, payment, district, `${fullName} ${msisdn}`, momentOf(order.placedAt)];
    say(terminalLine(row.join("  ")));
  });
}

async function show({ db, args, say }: OperatorCommand): Promise<void> {
  const order = orThrow(await findFullOrder(db.pool, orderNamed(args[0])), "order-not-found");
  const requests = await requestsByNumber(db, order.id);
  const lines = [
    `Order ${order.publicId}: ${order.state}`,
    `Buyer: ${order.fullName}, ${order.msisdn}${order.ofFormerOwner ? " (has a new owner: no texts)" : ""}${order.email === null ? "" : `, ${order.email}`}`,
    `To: ${placeOf(order)} (${order.deliveryType})`,
    `Payment: ${formatMoneyPlain(order.payablePoisha)}, ${order.paymentMethod}, ${order.paymentState}`,
    ...preorderLines(order),
    ...(order.note === null ? [] : [`Note: ${order.note}`]),
    ...(await retailerLines(db, order.retailerToken)),
    ...order.lines.flatMap(({ quantity, titles, sku, sim = null, totalPoisha, printName, printNumber, addOns }) => [
      ["", quantity, `${titles.en} (${sku})`, formatMoneyPlain(totalPoisha)].join("  "),
      ...(sim === null ? [] : [`       SIM number: ${sim}${requests.get(sim) ?? ""}`]),
      ...printedText({ name: printName, number: printNumber }).map((text) => `       printed: ${text}`),
      ...addOns.map((addOn) => `       with each: ${addOn.titles.en}`),
    ]),
    ...(order.courier === null
      ? []
      : [`Courier: ${order.courier.names.en} ${order.courier.parcelNumber ?? ""}`.trimEnd()]),
    ...(await listReturnRows(db.pool, order.id)).map((row) => `Return ${returnLine(row, [])}`),
    ...(await listOrderChanges(db.pool, order.id)).map(
      ({ at, fields }) => `${momentOf(at)}  changed by the customer: ${fields.join(", ")}`,
    ),
    ...(await listOrderEvents(db.pool, order.id)).map(({ at, state, movedBy, note }) =>
      [momentOf(at), state, movedBy === null ? "" : `by the ${movedBy}`, note ?? ""]
        .filter((part) => part !== "")
        .join("  "),
    ),
  ];
  // Each entry is one row: a line break in a typed value must not begin another.
  for (const line of lines) say(terminalLine(line));
}

function placeOf({ deliveryType, store, address, thana, district, postCode }: FullOrderRow): string {
  if (deliveryType === "digital") return "no address, its eSIMs are sent by text message";
  if (store !== null) return `${store.name.en} [${store.code}], ${store.address.en}, ${thana}, ${district}`;
  return `${address}, ${thana}, ${district} ${postCode}`;
}

/** When the phone of a pre-order comes out, and what is to be taken for it at the door or at the counter. */
function preorderLines({ queue, state, deferredPoisha, cashLimitPoisha }: FullOrderRow): string[] {
  const rest = formatMoneyPlain(deferredPoisha);
  const isCash = deferredPoisha <= (cashLimitPoisha ?? 0);
  const how = isCash ? "in cash, by card or by wallet" : "by card or by wallet, not in cash";
  return [
    ...(queue === null
      ? []
      : [
          `Pre-order: number ${queue.place} in the queue, ${queue.released ? "came" : "comes"} out on ${formatDate(queue.releasedOn, "en")}`,
        ]),
    ...(deferredPoisha === 0
      ? []
      : [state === "delivered" ? `Paid at delivery: ${rest}` : `To be paid at delivery: ${rest}, ${how}`]),
  ];
}

async function requestsByNumber(db: OperatorCommand["db"], orderId: string): Promise<Map<string, string>> {
  const replacements = await listReplacementsOfOrder(db.pool, orderId);
  return new Map(
    replacements.map(({ msisdn, reference, state }) => [
      msisdn,
      reference === null ? ", replacement without a request" : `, replacement by request ${reference} (${state})`,
    ]),
  );
}

/** The retailer of the order. A token whose retailer was removed is shown too. */
async function retailerLines(db: OperatorCommand["db"], token: string | null): Promise<string[]> {
  if (token === null) return [];
  const retailer = await findRetailer(db.pool, hashToken(token));
  return [`Retailer: ${retailer === null ? "unknown" : `${retailer.code}, ${retailer.names.en}`}`];
}

async function advance({ db, args, say }: OperatorCommand): Promise<void> {
  const orderId = orderNamed(args[0]);
  checkOptions(args.slice(1));
  const reviewed = args.includes("--reviewed");
  const target = args.includes("--to") ? stateNamed(wordAfter(args, "--to") ?? "") : null;
  const parcel = { courier: wordAfter(args, "--courier"), number: parcelNumber(wordAfter(args, "--parcel")) };
  for (let left = target === null ? 1 : await stepsTo(db, orderId, target); left > 0; left -= 1) {
    const step = await advanceOrder({ db }, { orderId, reviewed, parcel });
    say(`Order ${orderId}: ${step.from} -> ${step.to}`);
  }
}

/** A step cannot be taken back and its buyer gets a text, so a misspelt option must not be ignored. */
function checkOptions(words: readonly string[]): void {
  const isKnown = (word: string, place: number) =>
    word === "--reviewed" || VALUE_OPTIONS.has(word) || VALUE_OPTIONS.has(words[place - 1] ?? "");
  const unknown = words.find((word, place) => !isKnown(word, place));
  if (unknown === undefined) return;
  throw new OperatorError(
    `"${unknown}" is no option; those are --to STATE, --reviewed, --courier CODE, --parcel NUMBER.`,
  );
}

function wordAfter(args: readonly string[], flag: string): string | null {
  return args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? "") : null;
}

function parcelNumber(text: string | null): string | null {
  if (text !== null && !/^[0-9A-Za-z-]{3,40}$/.test(text)) {
    throw new OperatorError(`"${text}" is not a parcel number: 3 to 40 letters, digits and hyphens.`);
  }
  return text;
}

/** The number of steps from an order's state to another. @throws OperatorError when it cannot be reached */
async function stepsTo(db: OperatorCommand["db"], orderId: string, target: OrderState): Promise<number> {
  const order = orThrow(await findFullOrder(db.pool, orderId), "order-not-found");
  let steps = 0;
  for (let state: OrderState | null = order.state; state !== null; state = nextState(state, order.deliveryType)) {
    if (state === target && steps > 0) return steps;
    steps += 1;
  }
  throw new OperatorError(`Order ${orderId} is ${order.state}; no step leads to ${target}.`);
}

function cancel(command: OperatorCommand): Promise<void> {
  return end(command, "cancelled", (order) => cancelOrder(command, { ...order, by: "operator" }));
}

function refused(command: OperatorCommand): Promise<void> {
  return end(command, "was returned and has ended", (order) => recordReturnedParcel(command, order));
}

async function end(
  { args: [text, ...why], say }: OperatorCommand,
  outcome: string,
  endOrder: (order: { orderId: string; note: string | null }) => Promise<CancelledOrder>,
): Promise<void> {
  const orderId = orderNamed(text);
  const { refundPoisha, keptPoisha } = await endOrder({ orderId, note: noteOf(why) });
  const money =
    refundPoisha > 0 ? `${formatMoneyPlain(refundPoisha)} goes back to the buyer.` : "Nothing had been paid.";
  const kept = keptPoisha === null ? "" : ` ${formatMoneyPlain(keptPoisha)} stays paid: a SIM of it is in use.`;
  say(`Order ${orderId}: ${outcome}, the goods are back on sale. ${money}${kept}`);
}

async function payments(command: OperatorCommand): Promise<void> {
  const toReview = await listPaymentsToReview(command.db.pool, MAX_LISTED);
  sayRows(command, toReview, "No payment is waiting for a person.", (payment) => {
    const { transactionId, about, state, takenPoisha, duePoisha, at, why } = payment;
    const taken = `${formatMoneyPlain(takenPoisha)} taken`;
    const due = formatMoneyPlain(duePoisha);
    const money = {
      amount: `${taken}, ${due} due`,
      risk: `${taken}, the gateway calls it risky`,
      refund: `${due} to be refunded by hand`,
    };
    const row = [transactionId, about, state, money[why], momentOf(at)];
    command.say(terminalLine(row.join("  ")));
  });
}

async function refunded({ db, args: [id = ""], say }: OperatorCommand): Promise<void> {
  for (const { saveRefundByHand } of [orderPayments, rechargePayments, servicePayments]) {
    if (await saveRefundByHand(db.pool, id)) {
      say(`Payment ${id} is refunded.`);
      return;
    }
  }
  throw new OperatorError(`No payment ${terminalLine(id)} waits for a refund by hand.`);
}

async function settled({ db, args: [id = "", by = "", ...words], say }: OperatorCommand): Promise<void> {
  const note = noteOf(words);
  if (by === "" || by.length > 60 || note === null) {
    throw new OperatorError("Say which payment, who you are (60 characters at most), and what you did.");
  }
  if (!(await settleAmount(db.pool, { id, by, note }))) {
    throw new OperatorError(`No payment ${terminalLine(id)} has a wrong amount to settle.`);
  }
  say(`Payment ${id} is settled.`);
}

async function returns(command: OperatorCommand): Promise<void> {
  const open = await listOpenReturns(command.db.pool, MAX_LISTED);
  sayRows(command, open, "No return is waiting.", (request) => {
    command.say(terminalLine(returnLine(request, [request.publicId])));
  });
}

/** A return in one row. @param order its order, for a list of several orders */
function returnLine(row: ReturnRow, order: string[]): string {
  const { reference, state, reason, refundPoisha, lines, note } = row;
  const goods = lines.map(({ quantity, titles }) => `${quantity} x ${titles.en}`).join(", ");
  return [reference, state, ...order, reason, formatMoneyPlain(refundPoisha), ...refundTo(row), goods, note ?? ""]
    .join("  ")
    .trimEnd();
}

/** Where the money of a return goes; nothing when the gateway knows the account that paid. */
function refundTo({ refundAccount, paidOnDelivery, refundPoisha }: ReturnRow): string[] {
  if (refundAccount !== null) return [`to ${accountText(refundAccount)}`];
  return paidOnDelivery && refundPoisha > 0 ? ["paid on delivery: ask the buyer for an account"] : [];
}

function accountText({ kind, number, holder, bank }: RefundAccount): string {
  return [kind, number, ...(holder === undefined ? [] : [holder]), ...(bank === undefined ? [] : [bank])].join(", ");
}

async function moveReturn({ db, args, say }: OperatorCommand): Promise<void> {
  const [reference = "", step = "", ...why] = args;
  const to = Object.hasOwn(RETURN_STEPS, step) ? RETURN_STEPS[step] : undefined;
  if (to === undefined) throw new OperatorError("Say what to do with the return: accept, receive, refund or refuse.");
  const before = await moveOrderReturn({ db }, { reference: reference.toUpperCase(), to, answer: noteOf(why) });
  // With the refund, the operator reads the account once more. Without an account, each step says that one is needed.
  const showsAccount = to === "refunded" || (to !== "refused" && before.refundAccount === null);
  const money = showsAccount ? refundTo(before).map((text) => ` (${text})`) : [];
  say(terminalLine([`Return ${before.reference}: ${before.state} -> ${to}`, ...money].join("")));
}

function noteOf(words: readonly string[]): string | null {
  return words.join(" ").slice(0, MAX_NOTE_LENGTH) || null;
}

function orderNamed(text = ""): string {
  return referenceIn(text, `"${text}" is not an order number: an order number has 16 letters and digits.`);
}

function stateNamed(text: string): OrderState {
  const state = ORDER_STATES.find((entry) => entry === text);
  if (state === undefined) throw new OperatorError(`"${text}" is not an order state: ${ORDER_STATES.join(", ")}.`);
  return state;
}
