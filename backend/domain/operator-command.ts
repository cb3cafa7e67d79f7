import type { ErrorCode } from "@/backend/contract/errors";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/** A step that an operator cannot take; the message is a sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

export interface OperatorCommand {
  readonly db: DomainContext["db"];
  /** The arguments after `npm run … --`; a subcommand gets those after its own name. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/** @returns false when nothing was done; null for wrong arguments: the usage is then printed */
type Subcommand<Command extends OperatorCommand = OperatorCommand> = (command: Command) => Promise<boolean | null>;

/**
 * The command of a feature: runs the subcommand named by the first argument, or prints the usage. An OperatorError is
 * printed.
 * @param errorTexts what is printed for other refusals; they get the first argument of the subcommand
 * @returns a function that returns false when nothing was done, for the exit code
 */
export function operatorCommand<Command extends OperatorCommand>(
  usage: string,
  subcommands: Readonly<Record<string, Subcommand<Command>>>,
  errorTexts: Readonly<Partial<Record<ErrorCode, (about: string) => string>>> = {},
): (command: Command) => Promise<boolean> {
  return async (command) => {
    const [subcommand = "", ...args] = command.args;
    const run = Object.hasOwn(subcommands, subcommand) ? subcommands[subcommand] : undefined;
    try {
      const isDone = run === undefined ? null : await run({ ...command, args });
      if (isDone !== null) return isDone;
    } catch (error) {
      const refusal = error instanceof DomainError ? errorTexts[error.code]?.(args[0] ?? "") : undefined;
      const text = error instanceof OperatorError ? error.message : refusal;
      if (text === undefined) throw error;
      command.say(text);
      return false;
    }
    command.say(usage);
    return subcommand === "" || subcommand === "help";
  };
}

/**
 * The filter of a list: null when none was typed. A misspelt one must not look like an empty list.
 * @param what a filter is, e.g. "a form"
 * @throws OperatorError when it is none of the known ones
 */
export function filterNamed(text: string, known: readonly string[], what: string): string | null {
  if (text === "") return null;
  if (!known.includes(text)) throw new OperatorError(`"${text}" is not ${what}: ${known.join(", ")}.`);
  return text;
}

/** Lists of commands end after this number of rows. */
export const MAX_LISTED = 200;

/**
 * Prints a list, and says when it may not be complete.
 * @param none printed for an empty list
 * @param sayRow prints one row
 * @returns true, for the exit code
 */
export function sayRows<Row>(
  { say }: Pick<OperatorCommand, "say">,
  rows: readonly Row[],
  none: string,
  sayRow: (row: Row) => void,
): true {
  if (rows.length === 0) say(none);
  for (const row of rows) sayRow(row);
  if (rows.length >= MAX_LISTED) say(`The list ends after ${MAX_LISTED} rows. There may be more.`);
  return true;
}
