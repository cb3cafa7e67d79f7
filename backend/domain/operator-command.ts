import type { DomainContext } from "@/backend/domain/domain-context";

/** A command that the operator typed at a terminal. */
export interface OperatorCommand {
  readonly db: DomainContext["db"];
  /** The arguments after `npm run … --`; for a verb those after the verb. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/** @returns false when nothing was done; null for arguments that the verb does not take: the usage is printed */
export type Verb<Command extends OperatorCommand = OperatorCommand> = (command: Command) => Promise<boolean | null>;

/**
 * Runs the verb that the arguments begin with, or prints the usage.
 * @returns false when nothing was done, for the exit code
 */
export async function runVerbs<Command extends OperatorCommand>(
  verbs: Readonly<Record<string, Verb<Command>>>,
  usage: string,
  command: Command,
): Promise<boolean> {
  const [verb = "", ...args] = command.args;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  const isDone = run === undefined ? null : await run({ ...command, args });
  if (isDone !== null) return isDone;
  command.say(usage);
  return verb === "" || verb === "help";
}
