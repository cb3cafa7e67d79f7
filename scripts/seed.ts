import { seedContent } from "@/backend/content-import/load-content";
import { withDatabase } from "@/backend/db/command";
import { seedDatabase, seedPolicy } from "@/backend/db/seed/seed";

/** `npm run seed`: migrates, then fills the database; the sandbox's own is renewed, any other only when it is empty. */
void withDatabase(async (database, { prepare, say, env }) => {
  await prepare(database);
  const policy = seedPolicy(env);
  const { seeded } = await seedDatabase(database, policy);
  const { written } = await seedContent(database, policy, process.cwd(), say);
  if (seeded || written > 0) say("The seed is in the database.");
  else say(policy === "renew" ? "The seed was in the database." : "The database is filled; nothing was changed.");
});
