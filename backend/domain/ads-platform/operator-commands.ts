import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type AdOrderRow, listOpenAdOrders } from "@/backend/db/queries/ad-order-queries";
import { AdOrderStepError, advanceAdOrder, getAdOrder, stepOf } from "@/backend/domain/ads-platform/advance-ad-order";
import { creativeFolder } from "@/backend/domain/ads-platform/keep-creative";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { formatMoment } from "@/utils/dates";
import { formatMoney } from "@/utils/money";
import { readOrderId } from "@/utils/order-id";

export const AD_ORDERS_USAGE = `Orders of the advertising product, for the operator:
  npm run ad-orders -- list                        orders that are not finished, oldest first
  npm run ad-orders -- show REFERENCE              one order in full
  npm run ad-orders -- advance REFERENCE           the next step: reviewed, booked, started, finished
  npm run ad-orders -- decline REFERENCE "WHY"     declines it; its sender gets a text and reads why on the site
  npm run ad-orders -- save REFERENCE FOLDER       writes the file of the order into a folder`;

const MOST_LISTED = 200;
const LONGEST_REASON = 2_000;
const POISHA = 100;

interface Command {
  readonly db: DomainContext["db"];
  readonly dataDir: string;
  readonly args: readonly string[];
  /** Keeps the answer to the order's form and texts its sender. */
  readonly answer: (reference: string, words: string) => Promise<void>;
  readonly say: (line: string) => void;
}

/**
 * Runs one command of the operator's line: prints what it did, or why it cannot be done, in words.
 * @param args what follows `npm run ad-orders --`
 * @returns false when nothing was done, for the exit code
 */
export async function runAdOrdersCommand(command: Command): Promise<boolean> {
  const { args, say } = command;
  const [verb = "", text = "", ...words] = args;
  try {
    if (verb === "list") {
      await list(command);
      return true;
    }
    const reference = readOrderId(text);
    if (reference !== null && (await runOn(command, verb, reference, words.join(" ")))) return true;
    say(AD_ORDERS_USAGE);
    return verb === "" || verb === "help";
  } catch (error) {
    if (error instanceof AdOrderStepError) say(error.message);
    else if (error instanceof DomainError) say(`There is no ad order ${text}.`);
    else throw error;
    return false;
  }
}

/** @returns false for a verb that is not known */
async function runOn(command: Command, verb: string, reference: string, words: string): Promise<boolean> {
  const { db, say } = command;
  if (verb === "show") await show(command, reference);
  else if (verb === "advance") say(`Order ${reference} is ${await advanceAdOrder({ db }, reference, "next")} now.`);
  else if (verb === "decline") {
    if (words.trim() === "" || words.length > LONGEST_REASON) {
      throw new AdOrderStepError(
        `Say why in ${LONGEST_REASON} characters at most, after the reference: its sender reads it.`,
      );
    }
    await advanceAdOrder({ db }, reference, "declined");
    await command.answer(reference, words);
    say(`Order ${reference} is declined now.`);
  } else if (verb === "save") await save(command, reference, words);
  else return false;
  return true;
}

async function list({ db, say }: Command): Promise<void> {
  const orders = await listOpenAdOrders(db.pool, MOST_LISTED);
  if (orders.length === 0) say("No ad order is open.");
  for (const order of orders) say(lineOf(order));
}

function lineOf(order: AdOrderRow): string {
  const { reference, fields, createdAt, creative } = order;
  const file = creative === null ? "no file" : creative.name;
  const budget = formatMoney(Number(fields["budget"]) * POISHA);
  return [
    reference,
    stepOf(order).padEnd(8),
    formatMoment(createdAt.toISOString()),
    String(fields["company"]),
    String(fields["product"]),
    budget,
    file,
  ].join("  ");
}

async function show({ db, say }: Command, reference: string): Promise<void> {
  const order = await getAdOrder({ db }, reference);
  say(lineOf(order));
  for (const [name, value] of Object.entries(order.fields)) say(`  ${name.padEnd(12)} ${value}`);
  const { creative } = order;
  if (creative === null) return;
  const { name, type, width, height, bytes, digest } = creative;
  say(`  ${"file".padEnd(12)} ${name}, ${type}, ${width} × ${height}, ${bytes} bytes`);
  say(`  ${"SHA-256".padEnd(12)} ${digest}`);
}

async function save({ db, dataDir, say }: Command, reference: string, folder: string): Promise<void> {
  const { creative } = await getAdOrder({ db }, reference);
  if (creative === null) throw new AdOrderStepError(`Order ${reference} came without a file.`);
  if (folder.trim() === "") throw new AdOrderStepError("Name the folder to write to.");
  // Under its reference: two orders may have files of one name.
  const target = join(folder, `${reference}-${creative.name}`);
  try {
    await copyFile(join(creativeFolder(dataDir), creative.id), target, constants.COPYFILE_EXCL);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "EEXIST" ? "It is there already." : `The folder cannot be written to (${code}).`;
    throw new AdOrderStepError(`The file was not saved to ${target}. ${why}`);
  }
  say(`The file is saved: ${target}`);
}
