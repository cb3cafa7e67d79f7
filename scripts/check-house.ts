import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { renderEvents } from "./checks/events-check";
import { houseChecks } from "./checks/house-checks";
import { readTree } from "./checks/source-tree";
import { renderThirdParty } from "./checks/third-party-check";

/**
 * Checks our own rules that no linter has: prints one line per rule, then every place that breaks it. Exits 1 when
 * a rule is broken. `--write-third-party` writes THIRD-PARTY.md first, `--write-events` docs/events.md.
 */
function checkHouse(root: string, flags: readonly string[]): boolean {
  if (flags.includes("--write-events")) writeFileSync(join(root, "docs", "events.md"), renderEvents());
  if (flags.includes("--write-third-party"))
    writeFileSync(join(root, "THIRD-PARTY.md"), renderThirdParty(readTree(root)));
  const started = performance.now();
  const tree = readTree(root);
  const broken = houseChecks.filter((check) => {
    const findings = check.run(tree);
    console.log(`${findings.length === 0 ? "ok    " : "BROKEN"} ${check.name}: ${check.rule}`);
    for (const { file, line, message } of findings)
      console.log(`       ${file}${line > 0 ? `:${line}` : ""} ${message}`);
    return findings.length > 0;
  });
  const took = Math.round(performance.now() - started);
  console.log(`${houseChecks.length} rules, ${broken.length} broken, ${tree.files.length} files, ${took} ms`);
  return broken.length === 0;
}

const root = resolve(__dirname, "..");
process.exitCode = checkHouse(root, process.argv) ? 0 : 1;
