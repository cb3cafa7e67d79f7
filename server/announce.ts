const began = performance.now();

/** A plain line for the person who typed the command. */
export function printLine(text = ""): void {
  process.stdout.write(`${text}\n`);
}

/** Runs one step of the start, and prints its name and duration. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  printLine(`  ${name.padEnd(46)} ${seconds(performance.now() - from)}`);
  return result;
}

/** Milliseconds as seconds with one or two decimals. */
function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}

interface Welcome {
  address: string;
  siteMode: "sandbox" | "production";
  dataDir: string;
  /** Text for the terminal: which database is used, or that the operator's systems answer. */
  database: string;
  isBackendDisabled: boolean;
  /** Variables of a production site: while one is not set, its links lead nowhere. */
  placeholders: readonly string[];
  /** Names in .env and .env.local that are no variables of the site. */
  unknown: readonly string[];
}

/** The last lines of a start: the address, where codes are shown, where the data is stored, how to stop. */
export function welcome(facts: Welcome): void {
  const lines = [
    "",
    `  Ready in ${seconds(performance.now())} (server part ${seconds(performance.now() - began)}).`,
    "",
    `  Open            ${facts.address}`,
    `  Shop            ${facts.address}/shop`,
  ];
  if (!facts.isBackendDisabled) {
    lines.push(`  Calls           ${facts.address}/api/docs`);
    if (facts.siteMode === "sandbox") {
      lines.push(`  One-time codes  in this terminal, and at ${facts.address}/sandbox/messages`);
    }
  }
  lines.push(`  Data            ${facts.dataDir}`, `  Database        ${facts.database}`);
  if (facts.placeholders.length > 0) {
    lines.push(`  Not set yet     ${facts.placeholders.join(", ")}: their links lead to addresses that do not exist`);
  }
  if (facts.unknown.length > 0) {
    lines.push(
      `  Not known       ${facts.unknown.join(", ")} in .env: not a variable of .env.example; is the name right?`,
    );
  }
  lines.push("  Stop            Ctrl-C (once more to stop without waiting)", "");
  printLine(lines.join("\n"));
}
