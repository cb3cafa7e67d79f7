import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { subscribers } from "@/backend/db/schema/login";

/** What a subscriber chose on the dashboard; null is "never chosen". */
export const accountPreferences = pgTable("account_preferences", {
  msisdn: text()
    .primaryKey()
    .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
  language: text().$type<"en" | "bn">(),
  colourMode: text("colour_mode").$type<"light" | "dark">(),
  orderMessages: boolean("order_messages").notNull().default(true),
  offerMessages: boolean("offer_messages").notNull().default(false),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
