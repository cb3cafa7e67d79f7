// Writes styles/generated/theme.css; with --check it only reports whether the committed file is current.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { themeCss } from "@/styles/theme-css";

const file = path.resolve("styles/generated/theme.css");
const wanted = themeCss();

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== wanted) {
    console.error("styles/generated/theme.css is behind styles/*.ts: run `npx tsx scripts/write-theme-css.ts`");
    process.exit(1);
  }
} else {
  writeFileSync(file, wanted);
  console.log(`Wrote styles/generated/theme.css, ${wanted.length} characters`);
}
