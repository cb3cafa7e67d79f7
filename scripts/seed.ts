import { parseArgs } from "node:util";
import { withDatabase } from "@/backend/db/command";
import { type SeedPolicy, seedPolicy } from "@/backend/db/seed/seed";
import { seedAll } from "@/server/storage";

const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });

/**
 * `npm run seed`: migrates, then writes the country's places. `-- --demo` adds the sandbox's demo shop; the sandbox's
 * own database is updated, any other database is seeded only while it has no products.
 */
void withDatabase(async (database, { prepare, say, env }) => {
  if (values.demo && env.siteMode === "production") {
    throw new Error("--demo writes invented goods, people and codes: it is refused when SITE_MODE is production.");
  }
  await prepare(database);
  const policy: SeedPolicy = values.demo ? seedPolicy(env) : "facts";
  const { seeded, written } = await seedAll(database, policy, process.cwd(), say);
  const { districts = 0, thanas = 0, "post-codes": postCodes = 0 } = written;
  if (policy === "facts")
    say(`Wrote ${districts} districts, ${thanas} thanas and ${postCodes} post codes that were new.`);
  else if (seeded) say("The demo data are in the database.");
  else say(policy === "demo" ? "The demo data were in the database." : "The database has goods; nothing was changed.");
});
