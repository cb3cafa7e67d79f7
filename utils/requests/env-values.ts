/** The error that an operator sees if a variable is not valid: its name, its value, and the allowed values. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvironmentError";
  }
}

/**
 * Reads two sets of variables, so that a failed start reports all problems of both at once.
 * @throws EnvironmentError with the problems of both; a variable is reported only once
 */
export function readBoth<First, Second>(first: () => First, second: () => Second): [First, Second] {
  const problems: string[] = [];
  const attempt = <Result>(read: () => Result): { result: Result } | undefined => {
    try {
      return { result: read() };
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      const named = new Set(problems.map(variableOf));
      problems.push(...error.problems.filter((problem) => !named.has(variableOf(problem))));
      return undefined;
    }
  };
  const one = attempt(first);
  const other = attempt(second);
  if (one === undefined || other === undefined) throw new EnvironmentError(problems);
  return [one.result, other.result];
}

/** A problem's sentence begins with the name of its variable. */
function variableOf(problem: string): string {
  return problem.split(" ", 1)[0] ?? "";
}

/** Splits a comma separated variable into trimmed, non-empty entries; absent means none. */
export function listValue(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The value of a variable, or its default when it is absent or blank (a blank line in .env means "not set"). */
export function textValue(value: string | undefined, fallback = ""): string {
  const text = value?.trim();
  return text === undefined || text === "" ? fallback : text;
}

/** True when the text is an absolute http or https address. */
export function isHttpAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
}
