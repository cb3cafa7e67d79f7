import { checkCommand, runContentCommand } from "@/backend/content-import/content-commands";
import { withDatabase } from "@/backend/db/command";

const root = process.cwd();
const args = process.argv.slice(2);

/** `npm run content -- check|load|draft|publish|export`: lets an editor manage the content pages (docs/content.md). */
if (args[0] === "check") {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (!checkCommand({ root, args: args.slice(1), say })) process.exitCode = 1;
} else {
  void withDatabase(async (db, { prepare, say, env }) => {
    await prepare(db);
    if (!(await runContentCommand({ db, root, args, say, siteMode: env.siteMode }))) process.exitCode = 1;
  });
}
