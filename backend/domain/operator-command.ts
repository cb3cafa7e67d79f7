import type { DomainContext } from "@/backend/domain/domain-context";

/** A command that the operator typed at a terminal. */
export interface OperatorCommand {
  readonly db: DomainContext["db"];
  /** The arguments after `npm run … --`; a subcommand gets those after its own name. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/** @returns false when nothing was done; null for wrong arguments: the usage is then printed */
export type Subcommand<Command extends OperatorCommand = OperatorCommand> = (
  command: Command,
) => Promise<boolean | null>;

/**
 * The command of a feature: runs the subcommand named by the first argument, or prints the usage.
 * @param errorText returns the text to print for an error; null for an error that is thrown
 * @returns a function that returns false when nothing was done, for the exit code
 */
export function operatorCommand<Command extends OperatorCommand>(
  usage: string,
  subcommands: Readonly<Record<string, Subcommand<Command>>>,
  errorText: (error: unknown, about: string) => string | null = () => null,
): (command: Command) => Promise<boolean> {
  return async (command) => {
    const [subcommand = "", ...args] = command.args;
    const run = Object.hasOwn(subcommands, subcommand) ? subcommands[subcommand] : undefined;
    try {
      const isDone = run === undefined ? null : await run({ ...command, args });
      if (isDone !== null) return isDone;
    } catch (error) {
      const text = errorText(error, args[0] ?? "");
      if (text === null) throw error;
      command.say(text);
      return false;
    }
    command.say(usage);
    return subcommand === "" || subcommand === "help";
  };
}
