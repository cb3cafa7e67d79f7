import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { findView360 } from "@/backend/db/seed/find-view-360";
import rows from "@/backend/db/seed/views-360.json";
import { dataFiles } from "@/backend/domain/data-import/data-files";

const KIT = path.resolve(__dirname, "../../../../../public/images/kit/turn");
const NOW = new Date("2026-11-21T12:00:00Z");
const { variants } = buildCatalogue(NOW, dataFiles(process.cwd(), NOW));
const turning = variants.filter(({ turn }) => turn);

test("every sheet in the kit has a row, and every row has a sheet", () => {
  const onDisk = fs.readdirSync(KIT).map((file) => path.basename(file, ".webp"));
  expect(onDisk.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each(rows)("the sheet of $name holds its views as squares of 640 px", async (row) => {
  const file = path.join(KIT, `${row.name}.webp`);
  const { width, height } = await sharp(file).metadata();
  expect({ width, height }).toEqual({
    width: row.columns * 640,
    height: Math.ceil(row.frames / row.columns) * 640,
  });
  expect(fs.statSync(file).size).toBeLessThanOrEqual(450 * 1024);
});

test("phones, a watch and a router can be turned, each variant in its own design and colour", () => {
  expect(turning.length).toBeGreaterThan(0);
  for (const { turn, colourName, pictures } of turning) {
    const [family, design] = /\/kit\/([^/]+)\/([a-z]+)-/.exec(pictures[0]?.src ?? "")?.slice(1) ?? [];
    expect(turn).toEqual(findView360(`${family}/${design}`, colourName));
    expect(turn?.src).toBe(`/images/kit/turn/${family}-${design}-${colourName}.webp`);
  }
  const families = new Set(turning.map(({ turn }) => /turn\/([a-z]+)-/.exec(turn?.src ?? "")?.[1]));
  expect([...families].sort()).toEqual(["phone", "router", "watch"]);
});
