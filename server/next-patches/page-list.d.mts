export function shortenPageList(folder: string, pages: string): Promise<void>;
export function withoutPages(source: string, removed: ReadonlySet<string>): string;
