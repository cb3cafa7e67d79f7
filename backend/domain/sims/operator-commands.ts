import { findTracked, listOpenRequests, type RequestRow } from "@/backend/db/queries/sims/sim-request-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { advanceRequest, RequestStepError } from "@/backend/domain/sims/advance-request";
import { isIdentityDue, isOpen } from "@/backend/domain/sims/request-rules";
import { readOrderId } from "@/utils/checkout/order-id";
import { formatMoment } from "@/utils/dates/dates";

export const SIM_REQUESTS_USAGE = `Requests about SIMs, for the operator:
  npm run sim-requests -- list                   what waits for somebody, oldest first
  npm run sim-requests -- show REFERENCE         one request in full
  npm run sim-requests -- advance REFERENCE [--id-checked]
                                                 its next step: in review, ready, completed; with --id-checked the
                                                 owner's ID was seen at a customer centre
  npm run sim-requests -- decline REFERENCE      ends it`;

const MOST_LISTED = 200;

interface Command {
  readonly db: DomainContext["db"];
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Runs one operator command and prints what it did, or the reason why it cannot be done.
 * @param args the arguments after `npm run sim-requests --`
 * @returns false when nothing was done, for the exit code
 */
export async function runSimRequestsCommand({ db, args, say }: Command): Promise<boolean> {
  const [verb = "", text = ""] = args;
  const reference = readOrderId(text);
  try {
    if (verb === "list") await list({ db, say });
    else if (reference !== null && verb === "show") await show({ db, say }, reference);
    else if (reference !== null && (verb === "advance" || verb === "decline")) {
      await advance({ db, say }, reference, {
        isDeclined: verb === "decline",
        idChecked: args.includes("--id-checked"),
      });
    } else {
      say(SIM_REQUESTS_USAGE);
      return verb === "" || verb === "help";
    }
    return true;
  } catch (error) {
    if (error instanceof RequestStepError) say(error.message);
    else if (error instanceof DomainError) say(`There is no request ${text}.`);
    else throw error;
    return false;
  }
}

type CommandContext = Pick<Command, "db" | "say">;

async function advance(
  { db, say }: CommandContext,
  reference: string,
  { isDeclined, idChecked }: { isDeclined: boolean; idChecked: boolean },
): Promise<void> {
  const to = isDeclined ? "declined" : "next";
  const state = await advanceRequest({ db }, { reference, to, idChecked: idChecked && !isDeclined });
  say(`Request ${reference} is ${state} now.`);
  const order = isDeclined ? ((await findTracked(db.pool, reference))?.order ?? null) : null;
  if (order !== null) say(`Its order ${order.publicId} will no longer be packed: cancel it with npm run orders.`);
}

async function list({ db, say }: CommandContext): Promise<void> {
  const requests = await listOpenRequests(db.pool, MOST_LISTED);
  if (requests.length === 0) say("No request is waiting.");
  for (const request of requests) say(lineOf(request));
}

function lineOf(request: RequestRow): string {
  const { reference, service, state, msisdn, submittedAt } = request;
  const since = submittedAt === null ? "" : formatMoment(submittedAt.toISOString());
  const due = isOpen(state) && isIdentityDue(request) ? "  ID to be checked" : "";
  return `${[reference, service.padEnd(18), state.padEnd(10), msisdn ?? "", since].join("  ")}${due}`;
}

async function show({ db, say }: CommandContext, reference: string): Promise<void> {
  const request = await findTracked(db.pool, reference);
  if (request === null) throw new DomainError("request-not-found", { field: "reference" });
  say(lineOf(request));
  for (const [step, fields] of Object.entries(request.answers)) {
    for (const [name, value] of Object.entries(fields)) say(`  ${`${step}.${name}`.padEnd(26)} ${value}`);
  }
  if (request.identityCheckedAt !== null) {
    say(`  ${"ID checked".padEnd(26)} ${formatMoment(request.identityCheckedAt.toISOString())}`);
  }
  if (request.order !== null) {
    say(`  ${"order".padEnd(26)} ${request.order.publicId}, ${request.order.isPaid ? "paid" : "not paid yet"}`);
  }
  for (const { state, at } of request.events) say(`  ${state.padEnd(26)} ${formatMoment(at)}`);
}
