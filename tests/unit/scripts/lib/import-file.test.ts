import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readUtf8 } from "@/scripts/lib/import-file";

const folder = mkdtempSync(join(tmpdir(), "import-file-"));
const file = join(folder, "couriers.csv");
afterAll(() => rmSync(folder, { recursive: true }));

const BENGALI = "code,names.bn\nপাঠাও,পাঠাও\n";

it.each([
  ["UTF-8", Buffer.from(BENGALI)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${BENGALI}`)],
])("a file in %s is read without the mark", async (_, bytes) => {
  writeFileSync(file, bytes);
  expect(await readUtf8(file)).toBe(BENGALI);
});

it.each([
  ["UTF-16", Buffer.from(`\ufeff${BENGALI}`, "utf16le")],
  ["Windows-1252", Buffer.from("code,names.en\ncafe,Caf\u00e9\n", "latin1")],
])("a file in %s is refused, and its letters are not replaced by question marks", async (_, bytes) => {
  writeFileSync(file, bytes);
  await expect(readUtf8(file)).rejects.toThrow("couriers.csv is not encoded in UTF-8");
});
