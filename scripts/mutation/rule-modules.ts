import modules from "./rule-modules.json";

/** A change that no test can notice, because the module does the same with it. */
export interface ExplainedSurvivor {
  /** The code before and after the change, as the report prints them. */
  from: string;
  to: string;
  /** Why the module does the same. */
  why: string;
}

/** A module that decides something, the tests that prove it, and the part of its changes (in %) that they must notice. */
export interface RuleModule {
  module: string;
  tests: string[];
  score: number;
  /** The same part of all changes but the explained survivors. */
  adjusted?: number;
  survivors: ExplainedSurvivor[];
}

export const ruleModules: readonly RuleModule[] = modules;

/**
 * The modules that somebody names: by path, by file name, with or without its ending; none named means all.
 *
 * @throws Error when a name fits no module of the list
 */
export function chosenModules(all: readonly RuleModule[], names: readonly string[]): RuleModule[] {
  const fits = (module: string, name: string) =>
    `/${module}`.endsWith(`/${name}`) || `/${module}`.endsWith(`/${name}.ts`);
  const unknown = names.filter((name) => !all.some(({ module }) => fits(module, name)));
  if (unknown.length > 0) throw new Error(`Not in scripts/mutation/rule-modules.json: ${unknown.join(", ")}`);
  return all.filter(({ module }) => names.length === 0 || names.some((name) => fits(module, name)));
}
