import type { OrderState } from "@/backend/contract/shop/orders";
import type { ReturnState } from "@/backend/contract/shop/own-orders";
import { listOrderChanges } from "@/backend/db/queries/orders/change-order-queries";
import { listOrderEvents, listOrdersForOperator } from "@/backend/db/queries/orders/operator-order-queries";
import { findFullOrder } from "@/backend/db/queries/orders/own-order-queries";
import { listOpenReturns } from "@/backend/db/queries/orders/return-queries";
import { listReplacementsOfOrder } from "@/backend/db/queries/sims/replacement-queries";
import { findRetailer } from "@/backend/db/queries/subscriber-services/retailer-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { type OperatorCommand, operatorCommand } from "@/backend/domain/operator-command";
import { advanceOrder, OrderStepError } from "@/backend/domain/orders/advance-order";
import { cancelOrder, recordReturnedParcel } from "@/backend/domain/orders/cancel-order";
import { moveOrderReturn } from "@/backend/domain/orders/move-return";
import { nextState, ORDER_STATES } from "@/backend/domain/orders/order-steps";
import { hashToken } from "@/backend/domain/random-ids";
import { readOrderId } from "@/utils/checkout/order-id";
import { printedText } from "@/utils/checkout/print-text";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { terminalLine } from "@/utils/text/terminal-text";

export const ORDERS_USAGE = `Orders of the shop, for the operator:
  npm run orders -- list [STATE]                 what is under way, or what is in a state
  npm run orders -- show ORDER                   one order in full
  npm run orders -- advance ORDER [--to STATE] [--reviewed] [--courier CODE [--parcel NUMBER]]
                                                 its next step, or every step up to a state; who carries it
  npm run orders -- cancel ORDER [WHY]           ends it before it is packed
  npm run orders -- refused ORDER [WHY]          its parcel came back: nobody took it at the door
  npm run orders -- returns                      returns that wait for somebody
  npm run orders -- return REFERENCE accept|receive|refund|refuse [WHY]
States: ${ORDER_STATES.join(", ")}`;

const MAX_LISTED = 200;
const RETURN_STEPS: Readonly<Record<string, ReturnState>> = {
  accept: "accepted",
  receive: "received",
  refund: "refunded",
  refuse: "refused",
};

/** The command `npm run orders -- SUBCOMMAND`. */
export const runOrdersCommand = operatorCommand(
  ORDERS_USAGE,
  { list, show, advance, cancel, refused, returns, return: moveReturn },
  errorText,
);

/** The text of a refusal for the operator; null for any other error. */
function errorText(error: unknown, about: string): string | null {
  if (error instanceof OrderStepError) return error.message;
  if (!(error instanceof DomainError)) return null;
  if (error.code === "order-not-found") return `There is no order ${about}.`;
  if (error.code === "order-not-cancellable") {
    return `Order ${about} can no longer be cancelled: it is already packed, or it has ended.`;
  }
  return null;
}

async function list({ db, args, say }: OperatorCommand): Promise<true> {
  const [text] = args;
  const state = text === undefined ? null : stateNamed(text);
  const orders = await listOrdersForOperator(db.pool, state, MAX_LISTED);
  if (orders.length === 0) say(state === null ? "No order is under way." : `No order is ${state}.`);
  for (const order of orders) {
    const { publicId, paymentMethod, paymentState, payablePoisha, district, msisdn, fullName } = order;
    const payment = `${formatMoney(payablePoisha)} ${paymentMethod} ${paymentState}`;
    const row = [publicId, order.state, payment, district, `${fullName} ${msisdn}`, moment(order.placedAt)];
    say(terminalLine(row.join("  ")));
  }
  return true;
}

async function show({ db, args, say }: OperatorCommand): Promise<true> {
  const order = await findFullOrder(db.pool, orderNamed(args[0]));
  if (order === null) throw new DomainError("order-not-found");
  const requests = await requestsByNumber(db, order.id);
  const lines = [
    `Order ${order.publicId}: ${order.state}`,
    `Buyer: ${order.fullName}, ${order.msisdn}${order.email === null ? "" : `, ${order.email}`}`,
    order.deliveryType === "digital"
      ? "To: no address, its eSIMs are sent by text message (digital)"
      : `To: ${order.address}, ${order.thana}, ${order.district} ${order.postCode} (${order.deliveryType})`,
    `Payment: ${formatMoney(order.payablePoisha)}, ${order.paymentMethod}, ${order.paymentState}`,
    ...(order.note === null ? [] : [`Note: ${order.note}`]),
    ...(await retailerLines(db, order.retailerToken)),
    ...order.lines.flatMap(({ quantity, titles, sku, sim = null, totalPoisha, printName, printNumber, addOns }) => [
      ["", quantity, `${titles.en} (${sku})`, formatMoney(totalPoisha)].join("  "),
      ...(sim === null ? [] : [`       SIM number: ${sim}${requests.get(sim) ?? ""}`]),
      ...printedText({ name: printName, number: printNumber }).map((text) => `       printed: ${text}`),
      ...addOns.map((addOn) => `       with each: ${addOn.titles.en}`),
    ]),
    ...(order.courier === null
      ? []
      : [`Courier: ${order.courier.names.en} ${order.courier.parcelNumber ?? ""}`.trimEnd()]),
    ...(await listOrderChanges(db.pool, order.id)).map(
      ({ at, fields }) => `${moment(at)}  changed by the customer: ${fields.join(", ")}`,
    ),
    ...(await listOrderEvents(db.pool, order.id)).map(({ at, state, movedBy, note }) =>
      [moment(at), state, movedBy === null ? "" : `by the ${movedBy}`, note ?? ""]
        .filter((part) => part !== "")
        .join("  "),
    ),
  ];
  // Each entry is one row: a line break in a typed value must not begin another.
  for (const line of lines) say(terminalLine(line));
  return true;
}

/** The text that is printed after the number of each replacement SIM of an order. */
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

async function advance({ db, args, say }: OperatorCommand): Promise<true> {
  const orderId = orderNamed(args[0]);
  const reviewed = args.includes("--reviewed");
  const wanted = args.includes("--to") ? stateNamed(wordAfter(args, "--to") ?? "") : null;
  const parcel = { courier: wordAfter(args, "--courier"), number: parcelNumber(wordAfter(args, "--parcel")) };
  for (let left = wanted === null ? 1 : await stepsTo(db, orderId, wanted); left > 0; left -= 1) {
    const step = await advanceOrder({ db }, { orderId, reviewed, parcel });
    say(`Order ${orderId}: ${step.from} -> ${step.to}`);
  }
  return true;
}

/** The argument after a flag; null without the flag. */
function wordAfter(args: readonly string[], flag: string): string | null {
  return args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? "") : null;
}

function parcelNumber(text: string | null): string | null {
  if (text !== null && !/^[0-9A-Za-z-]{3,40}$/.test(text)) {
    throw new OrderStepError(`"${text}" is not a parcel number: 3 to 40 letters, digits and hyphens.`);
  }
  return text;
}

/** The number of steps from an order's state to another. @throws OrderStepError when it cannot be reached */
async function stepsTo(db: OperatorCommand["db"], orderId: string, wanted: OrderState): Promise<number> {
  const order = await findFullOrder(db.pool, orderId);
  if (order === null) throw new DomainError("order-not-found");
  let steps = 0;
  for (let state: OrderState | null = order.state; state !== null; state = nextState(state, order.deliveryType)) {
    if (state === wanted && steps > 0) return steps;
    steps += 1;
  }
  throw new OrderStepError(`Order ${orderId} is ${order.state}; no step leads to ${wanted}.`);
}

async function cancel({ db, args, say }: OperatorCommand): Promise<true> {
  const orderId = orderNamed(args[0]);
  const note = args.slice(1).join(" ").slice(0, 300) || null;
  const { refundPoisha } = await cancelOrder({ db }, { orderId, by: "operator", note });
  const money = refundPoisha > 0 ? `${formatMoney(refundPoisha)} goes back to the buyer.` : "Nothing had been paid.";
  say(`Order ${orderId}: cancelled, the goods are back on sale. ${money}`);
  return true;
}

async function refused({ db, args, say }: OperatorCommand): Promise<true> {
  const orderId = orderNamed(args[0]);
  const note = args.slice(1).join(" ").slice(0, 300) || null;
  const { refundPoisha } = await recordReturnedParcel({ db }, { orderId, note });
  const money = refundPoisha > 0 ? `${formatMoney(refundPoisha)} goes back to the buyer.` : "Nothing had been paid.";
  say(`Order ${orderId}: was returned and has ended, the goods are back on sale. ${money}`);
  return true;
}

async function returns({ db, say }: OperatorCommand): Promise<true> {
  const open = await listOpenReturns(db.pool, MAX_LISTED);
  if (open.length === 0) say("No return is waiting.");
  for (const { reference, state, publicId, reason, refundPoisha, lines, note } of open) {
    const goods = lines.map(({ quantity, titles }) => `${quantity} x ${titles.en}`).join(", ");
    const row = [reference, state, publicId, reason, formatMoney(refundPoisha), goods, note ?? ""];
    say(terminalLine(row.join("  ")).trimEnd());
  }
  return true;
}

async function moveReturn({ db, args, say }: OperatorCommand): Promise<true> {
  const [reference = "", step = "", ...why] = args;
  const to = Object.hasOwn(RETURN_STEPS, step) ? RETURN_STEPS[step] : undefined;
  if (to === undefined) throw new OrderStepError("Say what to do with the return: accept, receive, refund or refuse.");
  const answer = why.join(" ").slice(0, 300) || null;
  const { from } = await moveOrderReturn({ db }, { reference: reference.toUpperCase(), to, answer });
  say(`Return ${reference.toUpperCase()}: ${from} -> ${to}`);
  return true;
}

function orderNamed(text = ""): string {
  const id = readOrderId(text);
  if (id === null)
    throw new OrderStepError(`"${text}" is not an order number: an order number has 16 letters and digits.`);
  return id;
}

function stateNamed(text: string): OrderState {
  const state = ORDER_STATES.find((entry) => entry === text);
  if (state === undefined) throw new OrderStepError(`"${text}" is not an order state: ${ORDER_STATES.join(", ")}.`);
  return state;
}

const moment = (at: Date) => formatMoment(at.toISOString());
