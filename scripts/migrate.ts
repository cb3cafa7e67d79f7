import { withDatabase } from "@/backend/db/command";

/** `npm run migrate`: applies the missing migrations to DATABASE_URL, or to the embedded database of DATA_DIR. */
void withDatabase(async (database, { prepare, say }) => {
  const { applied } = await prepare(database);
  say(applied.length === 0 ? "The schema is up to date." : `Applied ${applied.join(", ")}.`);
});
