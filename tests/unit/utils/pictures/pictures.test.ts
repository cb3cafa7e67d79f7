import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { PICTURES } from "@/tests/support/pictures";
import labels from "@/utils/pictures/picture-labels.json";
import { findPicture, getPicture, pictureAlt, pictureView } from "@/utils/pictures/pictures";

const PUBLIC = path.resolve(__dirname, "../../../../public");
const PHONES = PICTURES.filter(({ family }) => family === "phone");
const DESIGNS = [...new Set(PHONES.map((picture) => picture.design))];
const DESIGNS_WITH_COLOURS = [...new Set(PHONES.map((picture) => `${picture.design} ${picture.colour?.key}`))];

function viewsOf(design: string | null, colour?: string): (string | null)[] {
  return PHONES.filter((picture) => picture.design === design)
    .filter((picture) => colour === undefined || picture.colour?.key === colour)
    .map((picture) => picture.view);
}

async function sizeOnDisk(file: string): Promise<{ width: number; height: number }> {
  if (!file.endsWith(".svg")) {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  }
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(fs.readFileSync(file, "utf8"));
  return { width: Number(box?.[1]), height: Number(box?.[2]) };
}

test("every picture of the index exists with the size in the index", async () => {
  for (const picture of PICTURES) {
    const size = await sizeOnDisk(path.join(PUBLIC, picture.src));
    expect({ id: picture.id, ...size }).toEqual({ id: picture.id, width: picture.width, height: picture.height });
  }
});

test("every original file is in the index", () => {
  const kit = path.join(PUBLIC, "images/kit");
  const files = fs.readdirSync(kit, { recursive: true, encoding: "utf8" }).filter((file) => path.extname(file) !== "");
  // The sheets of the 360° views are not ordinary pictures: backend/db/seed/views-360.json lists them.
  const pictures = files.filter((file) => path.dirname(file) !== "turn");
  const sources = pictures.map((file) => `/images/kit/${file.split(path.sep).join("/")}`);
  expect(sources.sort()).toEqual(PICTURES.map((picture) => picture.src).sort());
});

test("every original has at most 110 KB, and every raster picture a transparent corner", async () => {
  for (const picture of PICTURES) {
    const file = path.join(PUBLIC, picture.src);
    expect(fs.statSync(file).size).toBeLessThanOrEqual(110 * 1024);
    if (file.endsWith(".svg")) continue;
    const corner = await sharp(file).extract({ left: 0, top: 0, width: 2, height: 2 }).ensureAlpha().raw().toBuffer();
    expect(corner[3]).toBe(0);
  }
});

test.each([
  ["scene", 58, 1200, 800],
  ["portrait", 24, 400, 400],
])("the drawings of the family %s are %i, of one size and at most 12 KB each", (family, count, width, height) => {
  const drawings = PICTURES.filter((picture) => picture.family === family);
  expect(drawings).toHaveLength(count);
  for (const drawing of drawings) {
    expect(drawing).toMatchObject({ width, height });
    expect(fs.statSync(path.join(PUBLIC, drawing.src)).size).toBeLessThanOrEqual(12 * 1024);
  }
});

test("there are ten phone designs with four colours each", () => {
  expect(DESIGNS).toHaveLength(10);
  expect(DESIGNS_WITH_COLOURS).toHaveLength(40);
});

test.each(DESIGNS)("the phone design %s has the views front, back, angle and pair", (design) => {
  expect(viewsOf(design)).toEqual(expect.arrayContaining(["front", "back", "angle", "pair"]));
});

test.each(DESIGNS_WITH_COLOURS)("the phone %s has the views back and pair", (name) => {
  const [design, colour] = name.split(" ");
  expect(viewsOf(design ?? "", colour)).toEqual(expect.arrayContaining(["back", "pair"]));
});

test("a picture has its family, design, view, and colour in both languages", () => {
  expect(getPicture("phone/pillar-pair-midnight-blue")).toMatchObject({
    src: "/images/kit/phone/pillar-pair-midnight-blue.webp",
    family: "phone",
    design: "pillar",
    view: "pair",
    colour: { key: "midnight-blue", name: "Midnight blue", nameBn: "মিডনাইট ব্লু", hex: "#26396a" },
    alt: "Phone, midnight blue, front and back",
    altBn: "ফোন, মিডনাইট ব্লু, সামনের ও পেছনের দিক থেকে",
  });
});

test("the name of a family may contain a hyphen", () => {
  const picture = getPicture("pocket-router/card-angle-black");
  expect([picture.family, picture.design]).toEqual(["pocket-router", "card"]);
});

test("every picture except the backgrounds has an alternative text in both languages", () => {
  for (const picture of PICTURES) {
    const isDecoration = picture.family === "background";
    expect({ id: picture.id, en: picture.alt !== "", bn: /[\u0980-\u09ff]/.test(picture.altBn) }).toEqual({
      id: picture.id,
      en: !isDecoration,
      bn: !isDecoration,
    });
  }
});

test("every text of a drawing belongs to an existing drawing", () => {
  expect(Object.keys(labels.drawings).filter((id) => findPicture(id) === null)).toEqual([]);
});

test("every picture has a light background colour", () => {
  for (const { tint } of PICTURES) {
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    const channels = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
    expect(Math.min(...channels)).toBeGreaterThanOrEqual(0xd8);
  }
});

test("a missing picture is null for findPicture, and an error for getPicture", () => {
  expect(findPicture("phone/unknown")).toBeNull();
  expect(() => getPicture("phone/unknown")).toThrow("No picture phone/unknown in the kit");
});

test("the alt text of a product's picture starts with the product's name", () => {
  const picture = getPicture("phone/halo-back-rose");
  expect(pictureAlt(picture, "en", "Nova 5")).toBe("Nova 5, rose, back");
  expect(pictureAlt(picture, "bn", "Nova 5")).toBe("Nova 5, রোজ, পেছন থেকে");
  expect(pictureAlt(getPicture("sim/nano"), "en", "Prepaid SIM")).toBe("Nano SIM card");
});

test("a page gets only the needed fields of a picture, in less than 250 bytes of JSON", () => {
  for (const picture of PICTURES) {
    const shown = pictureView(picture, "en");
    expect(Object.keys(shown).sort()).toEqual(["alt", "height", "src", "tint", "width"]);
    expect(JSON.stringify(shown).length).toBeLessThan(250);
  }
});
