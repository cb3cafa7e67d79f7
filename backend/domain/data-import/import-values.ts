import { hashToken } from "@/backend/domain/random-ids";
import { isDay } from "@/utils/dates/dates";

/** A value, or the reason why the text in the file cannot be used. */
export type ReadValue = { value: unknown } | { reason: string };

/** The reason for a value with a null character, half a character, or too many levels (`isHostile`). */
export const NOT_STORABLE = "has a character that cannot be stored, or too many levels of lists and objects";

export const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

const MIN_TOKEN_LENGTH = 24;

export const matching =
  (expression: RegExp, reason: string, read: (text: string) => unknown = (text) => text) =>
  (text: string): ReadValue =>
    expression.test(text) ? { value: read(text) } : { reason };

/**
 * The types of a value that is one text in a file. `pair` is a text in both languages; in a CSV file its columns are
 * NAME.en and NAME.bn. `taka` becomes whole poisha, `list` has several texts, of a `secret` only the digest is stored.
 */
export const VALUE_READERS = {
  text: (text) => ({ value: text }),
  whole: matching(/^-?\d{1,12}$/, "is no whole number", Number),
  number: matching(/^-?\d{1,9}(\.\d{1,9})?$/, "is no number", Number),
  taka: matching(/^\d{1,10}(\.\d{1,2})?$/, "is no amount in taka, like 1290 or 1290.50", (text) =>
    Math.round(Number(text) * 100),
  ),
  "yes-no": matching(/^(yes|no|true|false)$/, 'is neither "yes" nor "no"', (text) => text === "yes" || text === "true"),
  day: (text) => (isDay(text) ? { value: text } : { reason: "is no day, like 2026-11-27" }),
  moment: (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
      ? { value: text }
      : { reason: "is no moment with its zone, like 2026-11-27T10:00:00+06:00" },
  list: (text) => ({
    value: text
      .split(";")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  }),
  pair: () => ({ reason: "needs a text in en and in bn" }),
  secret: (text) =>
    text.length >= MIN_TOKEN_LENGTH
      ? { value: hashToken(text) }
      : { reason: `must have ${MIN_TOKEN_LENGTH} random characters or more` },
} as const satisfies Record<string, (text: string) => ReadValue>;

export type ValueType = keyof typeof VALUE_READERS;
