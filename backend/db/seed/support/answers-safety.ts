import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const SAFETY_TOPICS: readonly TopicDefinition[] = [];
