const SEARCH = /^((?:\/bn)?\/searchgp)\/(.+)$/;
/** A percent sign that does not start an encoded byte. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;
/** Encoded bytes of one text; bytes that are not valid text are taken literally. */
const BYTES = /(?:%[0-9a-f]{2})+/gi;

function readableBytes(bytes: string): string {
  try {
    decodeURIComponent(bytes);
    return bytes;
  } catch {
    return bytes.replaceAll("%", "%25");
  }
}

/**
 * The address of a search in a form that can be decoded: `/searchgp/100%`, typed by hand, is the search for `100%`, and
 * bytes that are not valid text are searched for as typed.
 * @param target path and query, as requested
 * @returns the target itself for every other page and for addresses that can be decoded
 */
export function readableSearch(target: string): string {
  const [pathname = "", ...query] = target.split("?");
  const [, page, text] = SEARCH.exec(pathname) ?? [];
  if (page === undefined || text === undefined || !text.includes("%")) return target;
  const readable = text.replace(LONE_PERCENT, "%25").replace(BYTES, readableBytes);
  return [`${page}/${readable}`, ...query].join("?");
}
