const { readFileSync } = require("node:fs");
const ruleModules = require("./rule-modules.json");

/** For each change, by Stryker's number of it, the test files of its module. */
let testsByMutant;

function readMutants() {
  const found = new Map();
  for (const { module, tests = [`tests/unit/${module.replace(/\.ts$/, ".test.ts")}`] } of ruleModules) {
    // Stryker writes all changes of a module into one file, each behind a question for its number.
    const source = readFileSync(module, "utf8");
    for (const [, id] of source.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) found.set(id, tests);
  }
  return found;
}

/**
 * Jest's filter: while a change is active only the tests of its own module run. Without it every run would load the test
 * files of all modules. The first run, without a change, takes them all.
 */
module.exports = function testsOfMutant(paths) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined) return { filtered: paths };
  testsByMutant ??= readMutants();
  const tests = testsByMutant.get(mutant);
  if (tests === undefined) throw new Error(`No module has change ${mutant}`);
  return { filtered: paths.filter((path) => tests.some((test) => path.endsWith(`/${test}`))) };
};
