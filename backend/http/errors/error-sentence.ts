import type { Language } from "@/backend/contract/language";

export type Sentence = Readonly<Record<Language, string>>;

/** What people read about an error, in both languages. */
export interface Message extends Sentence {
  /** Said instead when every fact it names in braces is known. */
  readonly precise?: Sentence;
}
