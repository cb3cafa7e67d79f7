import modules from "./rule-modules.json";

/** A change that no test can notice, because the module behaves the same with it. */
export interface ExplainedSurvivor {
  /** The code before and after the change, as the report prints them. */
  from: string;
  to: string;
  /** The reason why the module behaves the same. */
  why: string;
}

/** A module with rules, the tests that check it, and the percentage of changes that the tests must notice. */
export interface RuleModule {
  module: string;
  tests: string[];
  score: number;
  /** The same percentage, of all changes except the explained survivors. */
  adjusted?: number;
  survivors: ExplainedSurvivor[];
}

/** A module as rule-modules.json has it. Without `tests`, the test with the module's own path checks it. */
type WrittenModule = Pick<RuleModule, "module" | "score"> & Partial<RuleModule>;

export const writtenModules: readonly WrittenModule[] = modules;

export const ruleModules: readonly RuleModule[] = writtenModules.map((written) => ({
  tests: [`tests/unit/${written.module.replace(/\.ts$/, ".test.ts")}`],
  survivors: [],
  ...written,
}));

/**
 * The selected modules: by path or by file name, with or without extension; no name selects all.
 *
 * @throws Error when a name matches no module of the list
 */
export function chosenModules(all: readonly RuleModule[], names: readonly string[]): RuleModule[] {
  const fits = (module: string, name: string) =>
    `/${module}`.endsWith(`/${name}`) || `/${module}`.endsWith(`/${name}.ts`);
  const unknown = names.filter((name) => !all.some(({ module }) => fits(module, name)));
  if (unknown.length > 0) throw new Error(`Not in scripts/mutation/rule-modules.json: ${unknown.join(", ")}`);
  return all.filter(({ module }) => names.length === 0 || names.some((name) => fits(module, name)));
}
