import type { notices } from "@/backend/db/schema/support";
import { NOTICES_2026 } from "@/backend/db/seed/support/notices-2026";
import { NOTICES_BEFORE_2026 } from "@/backend/db/seed/support/notices-before-2026";
import type { NoticeDefinition } from "@/backend/db/seed/support/support-types";

const NOTICES: readonly NoticeDefinition[] = [...NOTICES_2026, ...NOTICES_BEFORE_2026];

/** Every notice as a row. */
export function listNoticeRows(): (typeof notices.$inferInsert)[] {
  return NOTICES.map(({ slug, on, en, bn }) => ({
    slug,
    titles: { en: en.title, bn: bn.title },
    summaries: { en: en.summary, bn: bn.summary },
    bodies: { en: [...en.body], bn: [...bn.body] },
    publishedOn: on,
  }));
}
