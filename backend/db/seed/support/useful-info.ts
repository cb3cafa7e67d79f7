import type { usefulInfo } from "@/backend/db/schema/support";
import { LINE_TOPICS } from "@/backend/db/seed/support/answers-line";
import { MONEY_TOPICS } from "@/backend/db/seed/support/answers-money";
import { SAFETY_TOPICS } from "@/backend/db/seed/support/answers-safety";
import { SHOP_TOPICS } from "@/backend/db/seed/support/answers-shop";
import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

const TOPICS: readonly TopicDefinition[] = [...MONEY_TOPICS, ...LINE_TOPICS, ...SHOP_TOPICS, ...SAFETY_TOPICS];

/** Every answer as a row, in the order of the topics. */
export function listUsefulInfoRows(): (typeof usefulInfo.$inferInsert)[] {
  return TOPICS.flatMap(({ topic, answers }) =>
    answers.map(({ slug, words, path, en, bn }) => ({
      slug,
      topics: topic,
      titles: { en: en.title, bn: bn.title },
      answers: { en: en.answer, bn: bn.answer },
      steps: { en: [...en.steps], bn: [...bn.steps] },
      words,
      path,
    })),
  ).map((row, position) => ({ ...row, position }));
}
