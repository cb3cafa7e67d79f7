import type { ErrorCode } from "@/backend/contract/errors";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { readOrderId } from "@/utils/checkout/order-id";
import { formatMoment } from "@/utils/dates/dates";

/** A step that an operator cannot take; the message is a sentence for the operator, or the usage. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

export interface OperatorCommand {
  readonly db: DomainContext["db"];
  /** The arguments after `npm run … --`; a subcommand gets those after its own name. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * The command of a feature: runs the subcommand named by the first argument, or prints the usage or an OperatorError.
 * @param errorTexts what is printed for other refusals; they get the first argument of the subcommand
 * @returns a function that returns false when nothing was done, for the exit code
 */
export function operatorCommand<Command extends OperatorCommand>(
  usage: string,
  subcommands: Readonly<Record<string, (command: Command) => Promise<void>>>,
  errorTexts: Readonly<Partial<Record<ErrorCode, (about: string) => string>>> = {},
): (command: Command) => Promise<boolean> {
  return async (command) => {
    const [subcommand = "", ...args] = command.args;
    const run = Object.hasOwn(subcommands, subcommand) ? subcommands[subcommand] : undefined;
    if (run === undefined) {
      command.say(usage);
      return subcommand === "" || subcommand === "help";
    }
    try {
      await run({ ...command, args });
      return true;
    } catch (error) {
      const refusal = error instanceof DomainError ? errorTexts[error.code]?.(args[0] ?? "") : undefined;
      const text = error instanceof OperatorError ? error.message : refusal;
      if (text === undefined) throw error;
      command.say(text);
      return false;
    }
  };
}

/** The filter of a list, null for none: a misspelt one must not look like an empty list. @throws OperatorError */
export function filterNamed(text: string, known: readonly string[], what: string): string | null {
  if (text === "") return null;
  if (!known.includes(text)) throw new OperatorError(`"${text}" is not ${what}: ${known.join(", ")}.`);
  return text;
}

/** Lists of commands end after this number of rows. */
export const MAX_LISTED = 200;

/** Prints a list, `none` for an empty one, and says when it may not be complete. */
export function sayRows<Row>(
  { say }: Pick<OperatorCommand, "say">,
  rows: readonly Row[],
  none: string,
  sayRow: (row: Row) => void,
): void {
  if (rows.length === 0) say(none);
  for (const row of rows) sayRow(row);
  if (rows.length >= MAX_LISTED) say(`The list ends after ${MAX_LISTED} rows. There may be more.`);
}

/** The reference that an operator typed. @throws OperatorError with the text `otherwise` when it is none */
export function referenceIn(text: string | undefined, otherwise: string): string {
  const reference = readOrderId(text ?? "");
  if (reference === null) throw new OperatorError(otherwise);
  return reference;
}

/** A moment as lists of commands show it. */
export const momentOf = (at: Date) => formatMoment(at.toISOString());
