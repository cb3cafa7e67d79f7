/** A part of a title, and whether it matches what was searched for. */
interface TitlePart {
  /** The index of its first character, in UTF-16 units. */
  at: number;
  text: string;
  isMatch: boolean;
}

/**
 * A title split into matching and other parts (SEARCH-04). No part of a query becomes markup or a pattern.
 * @param matches start and end in UTF-16 units; those outside the title or before the last one are left out
 */
export function titleParts(title: string, matches: readonly (readonly [start: number, end: number])[]): TitlePart[] {
  const parts: TitlePart[] = [];
  let from = 0;
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ at: start, text: title.slice(start, end), isMatch });
  };
  for (const [start, end] of matches) {
    if (start < from || end <= start || end > title.length) continue;
    add(from, start, false);
    add(start, end, true);
    from = end;
  }
  add(from, title.length, false);
  return parts;
}

/**
 * The positions of a query's words in a title, whatever their case, for answers that do not contain them.
 * @returns start and end in UTF-16 units, in order and never overlapping
 */
export function wordMatches(title: string, query: string): [start: number, end: number][] {
  const searched = title.toLowerCase();
  // A letter that changes its length in lower case would shift all positions after it.
  if (searched.length !== title.length) return [];
  const found: [number, number][] = [];
  for (const word of new Set(query.toLowerCase().split(/\s+/))) {
    if (word === "") continue;
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  return found
    .sort(([a, endA], [b, endB]) => a - b || endB - endA)
    .reduce<[number, number][]>((ranges, match) => {
      if (match[0] >= (ranges.at(-1)?.[1] ?? 0)) ranges.push(match);
      return ranges;
    }, []);
}
