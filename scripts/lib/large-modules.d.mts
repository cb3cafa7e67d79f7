interface LargeModule {
  id: number | string;
  text: string;
}
export const LARGE_MODULES: string;
export function prepareLargeModules(folder: string): Promise<void>;
export function largeModules(source: string, chunkGlobal: string): LargeModule[];
export function compiledAhead(source: string, module: LargeModule): string;
