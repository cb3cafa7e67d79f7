export function untestedVersions(root: string): string[];
