import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type AdOrderRow, listOpenAdOrders } from "@/backend/db/queries/content/ad-order-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { advanceAdOrder, getAdOrder, stepOf } from "@/backend/domain/ads-platform/advance-ad-order";
import { creativeFolder } from "@/backend/domain/ads-platform/receive-creative";
import {
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  OperatorError,
  operatorCommand,
  referenceIn,
  sayRows,
} from "@/backend/domain/operator-command";
import { formatMoneyPlain } from "@/utils/money/money";
import { errorCode } from "@/utils/requests/error-code";
import { terminalLine } from "@/utils/text/terminal-text";

const AD_ORDERS_USAGE = `Orders of the advertising product, for the operator:
  npm run ad-orders -- list                        orders that are not finished, oldest first
  npm run ad-orders -- show REFERENCE              one order in full
  npm run ad-orders -- advance REFERENCE           the next step: reviewed, booked, started, finished
  npm run ad-orders -- decline REFERENCE "WHY"     declines it; its sender gets a text and reads why on the site
  npm run ad-orders -- save REFERENCE FOLDER       writes the file of the order into a folder`;

const MAX_REASON_LENGTH = 2_000;
const POISHA = 100;
const NAME_IT = "Name the order by its reference, such as 7K3M-9QXT-2HVB-4D8N.";
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: "It already exists.",
  ENOENT: "There is no such folder.",
  ENOTDIR: "There is no such folder.",
  EACCES: "You may not write to this folder.",
  ENOSPC: "The disk is full.",
};

interface Command extends OperatorCommand {
  readonly dataDir: string;
  /** Saves the answer to the order's form and sends its sender a text message. */
  readonly answer: (transaction: Connection, reference: string, words: string) => Promise<void>;
}

export const runAdOrdersCommand = operatorCommand<Command>(
  AD_ORDERS_USAGE,
  { list, show, advance, decline, save },
  { "request-not-found": (reference) => `There is no ad order ${reference}.` },
);

async function advance({ db, args, say }: Command): Promise<void> {
  const reference = referenceIn(args[0], NAME_IT);
  say(`Order ${reference} is ${await advanceAdOrder({ db }, reference)} now.`);
}

async function decline({ db, args: [text, ...words], say, answer }: Command): Promise<void> {
  const reference = referenceIn(text, NAME_IT);
  const reason = words.join(" ");
  if (reason.trim() === "" || reason.length > MAX_REASON_LENGTH) {
    throw new OperatorError(
      `Say why in ${MAX_REASON_LENGTH} characters at most, after the reference: its sender reads it.`,
    );
  }
  await advanceAdOrder({ db }, reference, (transaction) => answer(transaction, reference, reason));
  say(`Order ${reference} is declined now.`);
}

async function list(command: Command): Promise<void> {
  const orders = await listOpenAdOrders(command.db.pool, MAX_LISTED);
  sayRows(command, orders, "No ad order is open.", (order) => command.say(lineOf(order)));
}

function lineOf(order: AdOrderRow): string {
  const { reference, fields, createdAt, creative } = order;
  const file = creative === null ? "no file" : creative.name;
  const budget = formatMoneyPlain(Number(fields["budget"]) * POISHA);
  return [
    reference,
    stepOf(order).padEnd(8),
    momentOf(createdAt),
    terminalLine(fields["company"]),
    terminalLine(fields["product"]),
    budget,
    file,
  ].join("  ");
}

async function show({ db, args, say }: Command): Promise<void> {
  const order = await getAdOrder({ db }, referenceIn(args[0], NAME_IT));
  say(lineOf(order));
  for (const [name, value] of Object.entries(order.fields)) say(`  ${name.padEnd(12)} ${terminalLine(value)}`);
  const { creative } = order;
  if (creative === null) return;
  const { name, type, width, height, bytes, digest } = creative;
  say(`  ${"file".padEnd(12)} ${name}, ${type}, ${width} × ${height}, ${bytes} bytes`);
  say(`  ${"SHA-256".padEnd(12)} ${digest}`);
}

async function save({ db, dataDir, args: [text, ...words], say }: Command): Promise<void> {
  const reference = referenceIn(text, NAME_IT);
  const folder = words.join(" ");
  const { creative } = await getAdOrder({ db }, reference);
  if (creative === null) throw new OperatorError(`Order ${reference} came without a file.`);
  if (folder.trim() === "") throw new OperatorError("Name the folder to write to.");
  // In a folder named by the reference: two orders may have files with the same name.
  const target = join(folder, `${reference}-${creative.name}`);
  try {
    await copyFile(join(creativeFolder(dataDir), creative.id), target, constants.COPYFILE_EXCL);
  } catch (error) {
    const code = errorCode(error);
    const why = REASONS[code] ?? `The folder cannot be written to (${code}).`;
    throw new OperatorError(`The file was not saved to ${target}. ${why}`);
  }
  say(`The file is saved: ${target}`);
}
