import { parseArgs } from "node:util";
import { seedContent } from "@/backend/content-import/load-content";
import { withDatabase } from "@/backend/db/command";
import { seedPopularSearches, seedSearch } from "@/backend/db/seed/search/search-seed";
import { type SeedPolicy, seedDatabase, seedPolicy } from "@/backend/db/seed/seed";

const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });

/**
 * `npm run seed`: migrates, then writes the country's places. `-- --demo` adds the sandbox's invented shop; the sandbox's
 * own database is renewed, any other is filled only while it has no goods.
 */
void withDatabase(async (database, { prepare, say, env }) => {
  if (values.demo && env.siteMode === "production") {
    throw new Error("--demo writes invented goods, people and codes: it is refused when SITE_MODE is production.");
  }
  await prepare(database);
  const policy: SeedPolicy = values.demo ? seedPolicy(env) : "facts";
  const { seeded, districts, thanas, postCodes } = await seedDatabase(database, policy);
  const { written } = await seedContent(database, policy, process.cwd(), say);
  await seedSearch(database, process.cwd(), { follows: policy === "demo" });
  if (policy === "demo") await seedPopularSearches(database, process.cwd());
  if (policy === "facts")
    say(`Wrote ${districts} districts, ${thanas} thanas and ${postCodes} post codes that were new.`);
  else if (seeded || written > 0) say("The demo data are in the database.");
  else say(policy === "demo" ? "The demo data were in the database." : "The database has goods; nothing was changed.");
});
