// Writes the map of the store locator, public/map, from packages with geographic data (docs/stores-and-map.md).
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countryMapJson, countrySvg } from "@/tools/maps/country-map";

const folder = join("public", "map");
mkdirSync(folder, { recursive: true });
for (const [name, text] of [
  ["bangladesh.json", countryMapJson()],
  ["bangladesh.svg", countrySvg()],
] as const) {
  writeFileSync(join(folder, name), text);
  console.log(`Wrote ${join(folder, name)}, ${text.length} characters`);
}
