import type { ErrorCode, ErrorDetail } from "@/backend/contract/errors";
import type { Language } from "@/backend/contract/language";
import type { DomainError, ErrorFacts } from "@/backend/domain/domain-error";
import sentences from "@/backend/http/errors/error-messages.json";
import { toBengaliDigits } from "@/utils/numbers/digits";

type Sentence = Readonly<Record<Language, string>>;

/** The message that people see for an error, in both languages. */
interface Message extends Sentence {
  /** Used instead if all facts that it has in braces are known. */
  readonly precise?: Sentence;
}

const messages: Readonly<Record<ErrorCode, Message>> = sentences;

const MINUTE = 60;
const HOUR = 3_600;
/** Waits of up to 120 seconds are shown in seconds, and waits of up to 120 minutes in minutes. */
const FEW = 120;

/**
 * The message for an error code in the reader's language. Bengali messages have Bengali digits.
 * @param facts values that the message may contain, e.g. `{ left: 2 }`; without them the general message is used
 */
export function errorMessage(code: ErrorCode, lang: Language, facts: ErrorFacts = {}): string {
  const message = messages[code];
  const other = code === "too-many-requests" ? otherWait(facts["retryAfterSeconds"]) : null;
  return filled((other?.sentence ?? message.precise)?.[lang], lang, other?.facts ?? facts) ?? message[lang];
}

/** One entry of a refusal or of a cart's `errors`. @param error.field its field of the payload, e.g. `product.0` */
export function errorDetailOf(
  error: Pick<DomainError, "code" | "field" | "facts" | "orderId">,
  lang: Language,
): ErrorDetail {
  const detail: ErrorDetail = { code: error.code, message: errorMessage(error.code, lang, error.facts) };
  if (error.field !== undefined) detail.field = error.field;
  if (error.orderId !== undefined) detail.orderId = error.orderId;
  const missing = error.code === "balance-too-low" ? error.facts?.["missing"] : undefined;
  if (typeof missing === "number") detail.missing = missing;
  return detail;
}

/** Fills in the braces of a sentence. Returns null if a fact is missing, so that no reader ever sees a brace. */
function filled(sentence: string | undefined, lang: Language, facts: ErrorFacts): string | null {
  if (sentence === undefined) return null;
  let complete = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) complete = false;
    return lang === "bn" ? toBengaliDigits(String(fact)) : String(fact);
  });
  return complete ? text : null;
}

/** The message for a wait in minutes or hours, or of one second, with its number; null for a wait in seconds. */
function otherWait(wait: unknown): { sentence: Sentence; facts: Readonly<Record<string, number>> } | null {
  if (typeof wait !== "number" || (wait > 1 && wait <= FEW)) return null;
  const [en, bn, length] =
    wait <= 1
      ? (["second", "সেকেন্ড", 1] as const)
      : wait <= FEW * MINUTE
        ? (["minutes", "মিনিট", MINUTE] as const)
        : (["hours", "ঘণ্টা", HOUR] as const);
  return {
    sentence: {
      en: `Too many attempts. Please try again in {number} ${en}.`,
      bn: `অনেকবার চেষ্টা করা হয়েছে। {number} ${bn} পর আবার চেষ্টা করুন।`,
    },
    facts: { number: Math.max(1, Math.ceil(wait / length)) },
  };
}
