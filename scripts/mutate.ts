import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isBelow, type ModuleResult, resultOf, survivorLines, tableOf } from "./mutation/mutation-score";
import { chosenModules, type RuleModule, ruleModules, writtenModules } from "./mutation/rule-modules";
import { runStryker } from "./mutation/run-stryker";

/**
 * `npm run mutate` makes small changes in every module with rules, one at a time, and runs its unit tests on each:
 * a change that no test notices survives. `npm run mutate -- cart-rules money` selects modules. Exits 1 when a module
 * has less than its committed score (scripts/mutation/rule-modules.json). `--write` commits the scores measured.
 */
const print = (text: string) => process.stdout.write(`${text}\n`);

/** A change in a constant runs all tests of the modules that run together, so fewer modules need less time. */
const MODULES_TOGETHER = 7;

/** Tries the modules, prints the survivors, and returns the score of each module. */
async function mutate(rules: readonly RuleModule[]): Promise<ModuleResult[]> {
  const results: ModuleResult[] = [];
  for (let first = 0; first < rules.length; first += MODULES_TOGETHER) {
    const together = rules.slice(first, first + MODULES_TOGETHER);
    const report = await runStryker(together, availableParallelism());
    const measured = together.map((rule) => resultOf(rule, report));
    print(measured.flatMap(survivorLines).join("\n"));
    results.push(...measured);
  }
  return results;
}

function writeScores(results: readonly ModuleResult[]): void {
  const modules = writtenModules.map((written) => {
    const measured = results.find(({ module }) => module === written.module);
    return measured === undefined ? written : { ...written, score: measured.score, adjusted: measured.adjusted };
  });
  writeFileSync("scripts/mutation/rule-modules.json", `${JSON.stringify(modules, null, 2)}\n`);
}

async function main() {
  const given = process.argv.slice(2);
  const results = await mutate(
    chosenModules(
      ruleModules,
      given.filter((name) => !name.startsWith("--")),
    ),
  );
  print(`\n${tableOf(results)}`);
  if (given.includes("--write")) writeScores(results);
  else if (results.some(isBelow)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
