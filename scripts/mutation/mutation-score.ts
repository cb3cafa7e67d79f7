import { table } from "@/scripts/lib/table";
import type { ExplainedSurvivor, RuleModule } from "./rule-modules";

interface Position {
  line: number;
  column: number;
}
interface Mutant {
  status: string;
  replacement: string;
  location: { start: Position; end: Position };
}

/** The parts of Stryker's JSON report that are used here (lines and columns count from 1). */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Survivor {
  line: number;
  from: string;
  to: string;
  /** The reason why no test can notice the change; null when none is given. */
  why: string | null;
}

export interface ModuleResult {
  module: string;
  mutants: number;
  killed: number;
  survivors: Survivor[];
  /** Killed changes as a percentage of all changes, rounded down to a tenth. */
  score: number;
  /** Killed changes as a percentage of all except the explained survivors, rounded down to a tenth. */
  adjusted: number;
  committed: number;
  /** The committed adjusted score; null where none was measured. */
  committedAdjusted: number | null;
  /** Explanations of changes that no longer survive. */
  outdated: ExplainedSurvivor[];
}

const KILLED = new Set(["Killed", "Timeout"]);
const ALIVE = new Set(["Survived", "NoCoverage"]);

/** Compares the results of a module with its committed score. A change that does not compile is not counted. */
export function resultOf(rule: RuleModule, report: MutationReport): ModuleResult {
  const { source, mutants: all } = report.files[rule.module] ?? { source: "", mutants: [] };
  const killed = all.filter(({ status }) => KILLED.has(status)).length;
  const survivors = all
    .filter(({ status }) => ALIVE.has(status))
    .map((mutant) => survivorOf(rule, source, mutant))
    .sort((one, other) => one.line - other.line);
  const mutants = killed + survivors.length;
  const isAlive = ({ from, to }: ExplainedSurvivor) =>
    survivors.some((survivor) => survivor.from === from && survivor.to === to);
  return {
    module: rule.module,
    mutants,
    killed,
    survivors,
    score: percentOf(killed, mutants),
    adjusted: percentOf(killed, killed + survivors.filter(({ why }) => why === null).length),
    committed: rule.score,
    committedAdjusted: rule.adjusted ?? null,
    outdated: rule.survivors.filter((explained) => !isAlive(explained)),
  };
}

const percentOf = (part: number, all: number) => (all === 0 ? 100 : Math.floor((part * 1000) / all) / 10);

function survivorOf(rule: RuleModule, source: string, { location, replacement }: Mutant): Survivor {
  const from = oneLine(cut(source, location.start, location.end));
  const to = oneLine(replacement);
  const explained = rule.survivors.find((survivor) => survivor.from === from && survivor.to === to);
  return { line: location.start.line, from, to, why: explained?.why ?? null };
}

function cut(source: string, start: Position, end: Position): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}

const oneLine = (code: string) => code.replace(/\s+/g, " ").trim();

/** True when the tests notice fewer changes than the committed scores require. */
export const isBelow = ({ score, adjusted, committed, committedAdjusted }: ModuleResult) =>
  score < committed || adjusted < (committedAdjusted ?? 0);

/** The table of all results, one line per module, with aligned columns. */
export function tableOf(results: readonly ModuleResult[]): string {
  const rows = [
    ["Module", "Mutants", "Killed", "Survived", "Score", "Committed", "Adjusted", ""],
    ...results.map((result) => [
      result.module,
      String(result.mutants),
      String(result.killed),
      String(result.survivors.length),
      result.score.toFixed(1),
      result.committed.toFixed(1),
      result.adjusted.toFixed(1),
      isBelow(result) ? "BELOW" : "",
    ]),
  ];
  return table(rows).join("\n");
}

/** The survivors of a module, one line each: position, code before and after, and the explanation if there is one. */
export function survivorLines({ module, survivors, outdated }: ModuleResult): string[] {
  return [
    ...survivors.map(
      ({ line, from, to, why }) => `${module}:${line}  ${from}  ->  ${to}${why === null ? "" : `  (${why})`}`,
    ),
    ...outdated.map(({ from, to }) => `${module}  explained, but survives no longer:  ${from}  ->  ${to}`),
  ];
}
