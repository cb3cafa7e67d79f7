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
 * The command of a feature: it runs the verb that the arguments begin with, or prints the usage.
 * @param wordsFor the words for an error that stops the verb; null for any other, which is thrown
 * @returns a function that returns false when nothing was done, for the exit code
 */
export function operatorCommand<Command extends OperatorCommand>(
  usage: string,
  verbs: Readonly<Record<string, Verb<Command>>>,
  wordsFor: (error: unknown, about: string) => string | null = () => null,
): (command: Command) => Promise<boolean> {
  return async (command) => {
    const [verb = "", ...args] = command.args;
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    try {
      const isDone = run === undefined ? null : await run({ ...command, args });
      if (isDone !== null) return isDone;
    } catch (error) {
      const words = wordsFor(error, args[0] ?? "");
      if (words === null) throw error;
      command.say(words);
      return false;
    }
    command.say(usage);
    return verb === "" || verb === "help";
  };
}
