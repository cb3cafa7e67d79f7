/** Street tiles of an outside provider for a map. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`, and perhaps `{s}` for one of the hosts a, b and c. */
  url: string;
  /** The attribution; an https address at its end becomes a link. */
  attribution: string;
}

/** True for an https address with a place for zoom, column and row. */
export function isTileAddress(url: string): boolean {
  const isComplete = ["{z}", "{x}", "{y}"].every((part) => url.includes(part));
  return isComplete && /^https:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/[^\s;,'"]*$/i.test(url);
}

/** The source of the tiles' pictures for a content security policy. @param url one that isTileAddress accepts */
export function tileOrigin(url: string): string {
  return new URL(url.replace("{s}", "any")).origin.replace("//any.", "//*.");
}

/** The text of an attribution and its link. */
export function attributionParts({ attribution }: Pick<MapTiles, "attribution">): {
  text: string;
  href: string | null;
} {
  const [, text = attribution, href = null] = /^(.*?)[\s,]+(https:\/\/\S+)$/.exec(attribution) ?? [];
  return { text, href };
}
