import { findTracked, listOpenRequests, type RequestRow } from "@/backend/db/queries/sims/sim-request-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { orThrow } from "@/backend/domain/domain-error";
import { startNewOwner } from "@/backend/domain/numbers/end-access";
import {
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  OperatorError,
  operatorCommand,
  referenceIn,
  sayRows,
} from "@/backend/domain/operator-command";
import { advanceRequest } from "@/backend/domain/sims/advance-request";
import { hasRiskyPayment, isIdentityDue, isOpen } from "@/backend/domain/sims/request-rules";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoneyPlain } from "@/utils/money/money";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { terminalLine } from "@/utils/text/terminal-text";

const SIM_REQUESTS_USAGE = `Requests about SIMs, for the operator:
  npm run sim-requests -- list                   what waits for somebody, oldest first
  npm run sim-requests -- show REFERENCE         one request in full
  npm run sim-requests -- advance REFERENCE [--id-checked]
                                                 its next step: in review, ready, completed; with --id-checked the
                                                 owner's ID was seen at a customer centre
  npm run sim-requests -- decline REFERENCE WHY  ends it; everyone with the reference reads why, so name no person; the fee
                                                 that was paid for a migration to eSIM goes back
  npm run sim-requests -- new-owner NUMBER       a number that was sold again elsewhere: it is logged out, its account is
                                                 deleted, its orders, recharges and requests are hidden`;

interface SimCommand extends OperatorCommand {
  /** CODE_PEPPER of the site: the codes of a SIM that changes hands are found by it. */
  readonly pepper: string;
}

export const runSimRequestsCommand = operatorCommand<SimCommand>(
  SIM_REQUESTS_USAGE,
  {
    list,
    show,
    advance,
    decline,
    "new-owner": newOwner,
  },
  { "request-not-found": (reference) => `There is no request ${reference}.` },
);

const MAX_REASON_LENGTH = 300;

async function advance({ db, pepper, args, say }: SimCommand): Promise<void> {
  const reference = referenceIn(args[0], SIM_REQUESTS_USAGE);
  const idChecked = args.includes("--id-checked");
  const { state, alsoDeclined } = await advanceRequest({ db, pepper }, { reference, to: "next", idChecked });
  say(`Request ${reference} is ${state} now.`);
  if (state === "completed") await sayOrder({ db, say }, reference);
  await sayAlsoDeclined({ db, say }, alsoDeclined);
}

async function decline({ db, pepper, args: [text, ...words], say }: SimCommand): Promise<void> {
  const reference = referenceIn(text, SIM_REQUESTS_USAGE);
  const because = words.join(" ").trim();
  if (because === "" || because.length > MAX_REASON_LENGTH) {
    throw new OperatorError(`Say why in ${MAX_REASON_LENGTH} characters at most: the applicant reads it.`);
  }
  const { state } = await advanceRequest({ db, pepper }, { reference, to: "declined", because });
  say(`Request ${reference} is ${state} now.`);
  await sayDeclined({ db, say }, reference);
}

/** Until the order of a replacement eSIM is delivered, its page says that the link is still to come. */
async function sayOrder({ db, say }: Pick<OperatorCommand, "db" | "say">, reference: string): Promise<void> {
  const done = await findTracked(db.pool, reference);
  if (!done?.order || done.answers["card"]?.["form"] !== "esim") return;
  const { publicId } = done.order;
  say(`The site texts its eSIM link. Its order ${publicId} can be delivered: npm run orders -- advance ${publicId}`);
}

async function newOwner({ db, pepper, args, say }: SimCommand): Promise<void> {
  const msisdn = args.length === 1 ? normaliseMsisdn(args[0] ?? "") : null;
  if (msisdn === null) throw new OperatorError(SIM_REQUESTS_USAGE);
  const declined = await inTransaction(db, (transaction) => startNewOwner(transaction, { msisdn, pepper }));
  say(`${msisdn} has a new owner now: its account is deleted, what it ordered, recharged and requested is hidden.`);
  await sayAlsoDeclined({ db, say }, declined);
}

async function sayAlsoDeclined(command: Pick<OperatorCommand, "db" | "say">, references: readonly string[]) {
  for (const reference of references) {
    command.say(`Request ${reference} about the same number is declined: it was opened with the earlier SIM.`);
    await sayDeclined(command, reference);
  }
}

/** Prints what is left to do about a declined request. */
async function sayDeclined({ db, say }: Pick<OperatorCommand, "db" | "say">, reference: string): Promise<void> {
  const declined = await findTracked(db.pool, reference);
  if (declined?.refund) {
    say(`Its fee of ${formatMoneyPlain(declined.refund.poisha)} goes back to the account that it was paid from.`);
  }
  if (declined?.esim) say("Its eSIM was handed over before: end it in the eSIM system.");
  if (declined?.order) {
    say(`Its order ${declined.order.publicId} will no longer be packed: cancel it with npm run orders.`);
  }
}

async function list(command: OperatorCommand): Promise<void> {
  const requests = await listOpenRequests(command.db.pool, MAX_LISTED);
  sayRows(command, requests, "No request is waiting.", (request) => command.say(lineOf(request)));
}

function lineOf(request: RequestRow): string {
  const { reference, service, state, msisdn, submittedAt } = request;
  const since = submittedAt === null ? "" : momentOf(submittedAt);
  const due = isOpen(state) && isIdentityDue(request) ? "  ID to be checked" : "";
  const risk = hasRiskyPayment(request) ? "  its payment: the gateway calls it risky" : "";
  return `${[reference, service.padEnd(18), state.padEnd(10), msisdn ?? "", since].join("  ")}${due}${risk}`;
}

async function show({ db, args, say }: OperatorCommand): Promise<void> {
  const reference = referenceIn(args[0], SIM_REQUESTS_USAGE);
  const request = orThrow(await findTracked(db.pool, reference), "request-not-found", "reference");
  say(lineOf(request));
  for (const [step, fields] of Object.entries(request.answers)) {
    for (const [name, value] of Object.entries(fields)) say(`  ${`${step}.${name}`.padEnd(26)} ${terminalLine(value)}`);
  }
  if (request.identityCheckedAt !== null) {
    say(`  ${"ID checked".padEnd(26)} ${momentOf(request.identityCheckedAt)}`);
  }
  if (request.order !== null) {
    say(`  ${"order".padEnd(26)} ${request.order.publicId}, ${request.order.isPaid ? "paid" : "not paid yet"}`);
  }
  say(`  ${"language".padEnd(26)} ${request.lang}`);
  if (request.declinedBecause !== null)
    say(`  ${"declined because".padEnd(26)} ${terminalLine(request.declinedBecause)}`);
  if (request.ofFormerOwner) say(`  ${"contact".padEnd(26)} has a new owner: no text and no eSIM is sent`);
  if (request.refund !== null) {
    const { poisha, sent } = request.refund;
    say(`  ${"refund".padEnd(26)} ${formatMoneyPlain(poisha)}, ${sent ? "sent" : "not sent yet"}`);
  }
  for (const { state, at } of request.events) say(`  ${state.padEnd(26)} ${formatMoment(at)}`);
}
