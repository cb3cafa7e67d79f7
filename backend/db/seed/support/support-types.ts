/** A notice as the seed writes it; the first paragraph says what changes, for whom and when. */
export interface NoticeDefinition {
  slug: string;
  /** ISO day. */
  on: string;
  en: { title: string; summary: string; body: readonly string[] };
  bn: { title: string; summary: string; body: readonly string[] };
}

/** One language of an answer: the answer stands first, the steps follow. */
export interface AnswerText {
  title: string;
  answer: string;
  steps: readonly string[];
}

export interface AnswerDefinition {
  slug: string;
  /** Other words that people ask with, in both scripts. */
  words: string;
  /** A path of the site: where it is done, or told at length. */
  path: string;
  en: AnswerText;
  bn: AnswerText;
}

export interface TopicDefinition {
  topic: { en: string; bn: string };
  answers: readonly AnswerDefinition[];
}
