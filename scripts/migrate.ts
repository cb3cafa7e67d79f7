import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { withDatabase } from "@/backend/db/command";
import { describeSchema } from "./lib/describe-schema";

const FILE = "backend/db/schema.sql";
const { values } = parseArgs({ options: { "write-schema": { type: "boolean", default: false } } });

/**
 * `npm run migrate`: applies the missing migrations to DATABASE_URL, or to the embedded database of DATA_DIR.
 * `-- --write-schema` then writes backend/db/schema.sql, the description of all tables.
 */
void withDatabase(async (database, { prepare, say }) => {
  const { applied } = await prepare(database);
  say(applied.length === 0 ? "The schema is up to date." : `Applied ${applied.join(", ")}.`);
  if (!values["write-schema"]) return;
  writeFileSync(FILE, await describeSchema(database));
  say(`Wrote ${FILE}.`);
});
