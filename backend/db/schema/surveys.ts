import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";

/** A question in the form of the operator's data. */
export interface StoredQuestion {
  id: string;
  kind: "choice" | "choices" | "scale" | "text";
  titles: Localized;
  required: boolean;
  /** Empty for a text question. The values of a scale are whole numbers. */
  options: { value: string; labels: Localized }[];
}

/** The answers of one person, by the ids of the questions. */
export type StoredAnswers = Record<string, string | number | string[]>;

/** Surveys; days in Dhaka. */
export const surveys = pgTable("surveys", {
  id: text().primaryKey(),
  titles: jsonb().$type<Localized>().notNull(),
  introductions: jsonb().$type<Localized>().notNull(),
  questions: jsonb().$type<StoredQuestion[]>().notNull(),
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on").notNull(),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});

/** The people who took a survey: a keyed digest of a number or a browser, which cannot be joined to the answers. */
export const surveyTakers = pgTable(
  "survey_takers",
  {
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.id),
    person: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.person] })],
);

export const surveyAnswers = pgTable(
  "survey_answers",
  {
    reference: text().primaryKey(),
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.id),
    lang: text().$type<"en" | "bn">().notNull(),
    answers: jsonb().$type<StoredAnswers>().notNull(),
    takenOn: date("taken_on").notNull(),
  },
  (table) => [index("survey_answers_of").on(table.surveyId, table.takenOn)],
);

/** Ratings and comments after a service. */
export const customerFeedback = pgTable(
  "customer_feedback",
  {
    reference: text().primaryKey(),
    msisdn: text(),
    /** True when the number is the logged-in number of a session. */
    isProved: boolean("is_proved").notNull().default(false),
    service: text().notNull(),
    rating: integer().notNull(),
    comment: text(),
    /** The ticket or order that the sender named. */
    about: text(),
    lang: text().$type<"en" | "bn">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("customer_feedback_newest").on(table.createdAt.desc())],
);
