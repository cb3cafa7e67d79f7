/** The words an operator reads when a variable cannot be used: its name, what it was, what it may be. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvironmentError";
  }
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
