import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const SHOP_TOPICS: readonly TopicDefinition[] = [];
