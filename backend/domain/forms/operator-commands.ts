import { findWebForm, listOpenWebForms, type SentFormRow } from "@/backend/db/queries/content/web-form-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerWebform, FormStepError, takeWebform } from "@/backend/domain/forms/answer-webform";
import { readOrderId } from "@/utils/checkout/order-id";
import { formatMoment } from "@/utils/dates/dates";

export const COMPLAINTS_USAGE = `Complaints and every other form of the site, for the operator:
  npm run complaints -- list [FORM]                 what nobody answered yet, oldest first
  npm run complaints -- show REFERENCE              one form in full
  npm run complaints -- advance REFERENCE           somebody works on it now
  npm run complaints -- answer REFERENCE "WORDS"    the answer; its sender gets a text and reads it on the site
Forms: complaint, contact_us, business_contact_us, business_request, investor_relations, ads_contact, order_gpfi,
  mnp_request, ownership_transfer, application, dividend_claim`;

const MOST_LISTED = 200;

interface Command {
  readonly db: DomainContext["db"];
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Runs one operator command and prints what it did, or the reason why it cannot be done.
 * @param args the arguments after `npm run complaints --`
 * @returns false when nothing was done, for the exit code
 */
export async function runComplaintsCommand({ db, args, say }: Command): Promise<boolean> {
  const [verb = "", text = "", ...words] = args;
  const reference = readOrderId(text);
  try {
    if (verb === "list") await list({ db, say }, text === "" ? null : text);
    else if (reference !== null && verb === "show") await show({ db, say }, reference);
    else if (reference !== null && verb === "advance") {
      await takeWebform({ db }, reference);
      say(`Form ${reference} is in work now.`);
    } else if (reference !== null && verb === "answer") {
      await answerWebform({ db }, reference, words.join(" "));
      say(`Form ${reference} is answered now.`);
    } else {
      say(COMPLAINTS_USAGE);
      return verb === "" || verb === "help";
    }
    return true;
  } catch (error) {
    if (error instanceof FormStepError) say(error.message);
    else if (error instanceof DomainError) say(`There is no form ${text}.`);
    else throw error;
    return false;
  }
}

type CommandContext = Pick<Command, "db" | "say">;

async function list({ db, say }: CommandContext, form: string | null): Promise<void> {
  const forms = await listOpenWebForms(db.pool, form, MOST_LISTED);
  if (forms.length === 0) say("No form is waiting.");
  for (const each of forms) say(lineOf(each));
}

function stateOf({ takenAt, answeredAt }: SentFormRow): string {
  if (answeredAt !== null) return "answered";
  return takenAt === null ? "received" : "in work";
}

function lineOf(row: SentFormRow): string {
  const { reference, form, createdAt, fields } = row;
  const topic = fields["topic"] ?? fields["product"] ?? fields["programme"] ?? "";
  return [reference, form.padEnd(19), stateOf(row).padEnd(8), momentOf(createdAt), topic].join("  ").trimEnd();
}

const momentOf = (moment: Date) => formatMoment(moment.toISOString());

async function show({ db, say }: CommandContext, reference: string): Promise<void> {
  const row = await findWebForm(db.pool, reference);
  if (row === null) throw new DomainError("request-not-found", { field: "reference" });
  say(lineOf(row));
  const facts = { ...row.fields, language: row.lang };
  for (const [name, value] of Object.entries(facts)) say(`  ${name.padEnd(16)} ${value}`);
  if (row.takenAt !== null) say(`  ${"in work since".padEnd(16)} ${momentOf(row.takenAt)}`);
  if (row.answeredAt !== null) say(`  ${"answered".padEnd(16)} ${momentOf(row.answeredAt)}`);
  if (row.answer !== null) say(`  ${row.answer}`);
}
