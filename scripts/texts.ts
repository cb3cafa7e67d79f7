import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listSiteTexts } from "./checks/site-texts";
import { readTree } from "./checks/source-tree";
import { drawTexts, renderSample } from "./lib/text-sample";

/** `npm run texts -- SEED`: selects sixty texts in each language for an editor to review, in docs/wording-sample.md. */
const EACH = 60;
const root = resolve(__dirname, "..");
const seed = Number(process.argv[2]);
if (Number.isInteger(seed)) {
  const sample = drawTexts(listSiteTexts(readTree(root)), seed, EACH);
  writeFileSync(join(root, "docs", "wording-sample.md"), renderSample(sample, seed));
  process.stdout.write(
    `docs/wording-sample.md has ${sample.en.length} English and ${sample.bn.length} Bengali texts.\n`,
  );
} else {
  process.stderr.write("Give the draw a whole number: npm run texts -- 3018\n");
  process.exitCode = 1;
}
