import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { compactPdf } from "@/tools/documents/compact-pdf";
import { fixedPdf } from "@/tools/documents/fixed-pdf";
import { paperHtml } from "@/tools/documents/paper";
import { readTexts } from "@/tools/documents/read-texts";
import { listStatementDocuments } from "@/tools/documents/statement-text";

const INDEX = "backend/db/seed/documents-index.json";

/**
 * `npm run documents [-- PART]`: prints every document under public/documents from its text, with the browser of the
 * tests, and records the sizes for the seed. With PART, it prints only those with PART in the address, and no index.
 * The same texts give the same bytes (docs/investors.md).
 */
async function printDocuments(root: string, part: string | undefined): Promise<void> {
  const found = execFileSync(process.execPath, [join(root, "scripts/lib/chromium.mjs")], { encoding: "utf8" });
  const { program, flags } = JSON.parse(found) as { program: string; flags: string[] };
  const written = [...listStatementDocuments(), ...readTexts(root)];
  const chosen = written.filter(({ file }) => part === undefined || file.includes(part));
  const browser = await chromium.launch({ executablePath: program, args: flags });
  const sizes: Record<string, number> = {};
  try {
    const page = await browser.newPage();
    for (const each of chosen) {
      await page.setContent(paperHtml(root, each), { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      const bytes = compactPdf(fixedPdf(printed, each.date));
      const place = join(root, "public", each.file);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, bytes);
      sizes[each.file] = bytes.length;
      process.stdout.write(`${each.file} ${bytes.length}\n`);
    }
  } finally {
    await browser.close();
  }
  if (part !== undefined) return;
  const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(join(root, INDEX), `${JSON.stringify(sorted, null, 2)}\n`);
}

void printDocuments(process.cwd(), process.argv[2]);
