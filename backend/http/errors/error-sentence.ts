import type { Language } from "@/backend/contract/language";

export type Sentence = Readonly<Record<Language, string>>;

/** The message that people see for an error, in both languages. */
export interface Message extends Sentence {
  /** Used instead if all facts that it has in braces are known. */
  readonly precise?: Sentence;
}
