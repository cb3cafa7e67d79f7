interface ListedModule {
  id: number | string;
  text: string;
}
export const LARGE_MODULES: string;
export function prepareLargeModules(folder: string): Promise<void>;
export function listedModules(source: string, chunkGlobal: string): ListedModule[];
export function importsFirst<Row extends ListedModule>(modules: readonly Row[]): Row[];
export function compiledAhead(source: string, module: ListedModule): string;
