import type { Webform } from "@/backend/contract/content/forms";
import {
  countOpenWebForms,
  findWebForm,
  listNewestWebForms,
  listOpenWebForms,
  type SentFormRow,
} from "@/backend/db/queries/content/web-form-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { orThrow } from "@/backend/domain/domain-error";
import { answerWebform, takeWebform } from "@/backend/domain/forms/answer-webform";
import {
  filterNamed,
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  operatorCommand,
  referenceIn,
} from "@/backend/domain/operator-command";
import { terminalLine, terminalLines } from "@/utils/text/terminal-text";

const FORMS: readonly Webform["webform_id"][] = [
  "contact_us",
  "complaint",
  "business_contact_us",
  "investor_relations",
  "business_request",
  "ads_contact",
  "order_gpfi",
  "mnp_request",
  "ownership_transfer",
  "application",
  "dividend_claim",
];

const COMPLAINTS_USAGE = `Complaints and every other form of the site, for the operator:
  npm run complaints -- list [FORM]                 what nobody answered yet, oldest first
  npm run complaints -- newest [FORM]               the same, newest first
  npm run complaints -- show REFERENCE              one form in full
  npm run complaints -- advance REFERENCE           somebody works on it now
  npm run complaints -- answer REFERENCE "WORDS"    the answer; its sender gets a text and reads it on the site
Forms: ${FORMS.slice(0, 6).join(", ")},
  ${FORMS.slice(6).join(", ")}`;

const INDENT = 18;

export const runComplaintsCommand = operatorCommand(
  COMPLAINTS_USAGE,
  {
    list: (command) => sayOpen(command, listOpenWebForms, "oldest"),
    newest: (command) => sayOpen(command, listNewestWebForms, "newest"),
    show,
    advance,
    answer,
  },
  { "request-not-found": (reference) => `There is no form ${reference}.` },
);

async function sayOpen(
  { db, args: [form = ""], say }: OperatorCommand,
  read: typeof listOpenWebForms,
  which: "oldest" | "newest",
): Promise<void> {
  const kind = filterNamed(form, FORMS, "a form");
  const forms = await read(db.pool, kind, MAX_LISTED);
  if (forms.length === 0) say("No form is waiting.");
  for (const each of forms) say(lineOf(each));
  if (forms.length === MAX_LISTED) {
    const count = await countOpenWebForms(db.pool, kind);
    if (count > MAX_LISTED) say(`These are the ${which} ${MAX_LISTED} of ${count}. Other end: ${OTHER_END[which]}`);
  }
}

const OTHER_END = { oldest: "npm run complaints -- newest", newest: "npm run complaints -- list" } as const;

async function advance({ db, args: [text], say }: OperatorCommand): Promise<void> {
  const reference = referenceIn(text, COMPLAINTS_USAGE);
  await takeWebform({ db }, reference);
  say(`Form ${reference} is in work now.`);
}

async function answer({ db, args: [text, ...words], say }: OperatorCommand): Promise<void> {
  const reference = referenceIn(text, COMPLAINTS_USAGE);
  await inTransaction(db, (transaction) => answerWebform(transaction, reference, words.join(" ")));
  say(`Form ${reference} is answered now.`);
}

function stateOf({ takenAt, answeredAt }: SentFormRow): string {
  if (answeredAt !== null) return "answered";
  return takenAt === null ? "received" : "in work";
}

function lineOf(row: SentFormRow): string {
  const { reference, form, createdAt, fields } = row;
  const topic = fields["topic"] ?? fields["product"] ?? fields["programme"] ?? "";
  return [reference, form.padEnd(19), stateOf(row).padEnd(8), momentOf(createdAt), terminalLine(topic)]
    .join("  ")
    .trimEnd();
}

async function show({ db, args: [text], say }: OperatorCommand): Promise<void> {
  const reference = referenceIn(text, COMPLAINTS_USAGE);
  const row = orThrow(await findWebForm(db.pool, reference), "request-not-found", "reference");
  say(lineOf(row));
  const facts = { ...row.fields, language: row.lang };
  for (const [name, value] of Object.entries(facts)) say(`  ${name.padEnd(16)} ${terminalLines(value, INDENT)}`);
  if (row.takenAt !== null) say(`  ${"in work since".padEnd(16)} ${momentOf(row.takenAt)}`);
  if (row.answeredAt !== null) say(`  ${"answered".padEnd(16)} ${momentOf(row.answeredAt)}`);
  if (row.answer !== null) say(`  ${"answer".padEnd(16)} ${terminalLines(row.answer, INDENT)}`);
}
