import { decoded } from "@/server/request-target";

const SEARCH = /^((?:\/bn)?\/searchgp)\/(.+)$/;
/** Encoded bytes of one text, or a percent sign that does not start an encoded byte. */
const BYTES = /(?:%[0-9a-f]{2})+|%/gi;

/** Bytes that are not valid text, and a percent sign alone, are taken literally. */
const readableBytes = (bytes: string) => (decoded(bytes) === null ? bytes.replaceAll("%", "%25") : bytes);

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
  const readable = text.replace(BYTES, readableBytes);
  return [`${page}/${readable}`, ...query].join("?");
}
