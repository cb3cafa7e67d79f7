import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { sheetAddress } from "@/utils/catalog/view-360";
import imageLoader, {
  BUILT_WIDTHS,
  IMAGE_WIDTHS,
  THUMBNAIL_WIDTHS,
  thumbnail,
  thumbnailSrcSet,
} from "@/utils/pictures/image-loader";

const ROOT = path.resolve(__dirname, "../../../..");
const SIDE = 900;
let folder: string;

function build(): string {
  const script = path.join(ROOT, "scripts/build-pictures.mjs");
  const places = ["--from", path.join(folder, "kit"), "--to", path.join(folder, "img")];
  return execFileSync(process.execPath, [script, ...places], { encoding: "utf8" });
}

const builtFile = (width: number) =>
  path.join(folder, imageLoader({ src: "/images/kit/phone/one.webp", width }).replace(/^\//, ""));

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pictures-"));
  fs.mkdirSync(path.join(folder, "kit/phone"), { recursive: true });
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="3" fill="#0b5cc4"/></svg>`;
  await sharp(Buffer.from(disc)).resize(SIDE, SIDE).webp().toFile(path.join(folder, "kit/phone/one.webp"));
  build();
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("[CONST-42] a kit picture has addresses for the widths 640, 750, 828, 1080, 1200 and 1920", () => {
  const addresses = IMAGE_WIDTHS.map((width) => imageLoader({ src: "/images/kit/phone/x.webp", width }));
  expect(addresses).toEqual(["640", "750", "828", "1080", "1200", "1920"].map((width) => `/img/phone/x-${width}.webp`));
});

test("a width between two built widths gets the next one, and a larger width the largest", () => {
  expect(imageLoader({ src: "/images/kit/a/b.png", width: 384 })).toBe("/img/a/b-480.webp");
  expect(imageLoader({ src: "/images/kit/a/b.png", width: 481 })).toBe("/img/a/b-640.webp");
  expect(imageLoader({ src: "/images/kit/a/b.png", width: 829 })).toBe("/img/a/b-1080.webp");
  expect(imageLoader({ src: "/images/kit/a/b.png", width: 3840 })).toBe("/img/a/b-1920.webp");
});

test("drawings and pictures outside the kit keep their address", () => {
  for (const src of ["/images/kit/sim/nano.svg", "/icons/app.png", "https://pictures.example/x.webp"]) {
    expect(imageLoader({ src, width: 640 })).toBe(src);
  }
});

test("the build writes a file for every address of the loader, not enlarged and with transparency", async () => {
  for (const width of BUILT_WIDTHS) {
    const metadata = await sharp(builtFile(width)).metadata();
    expect({ width: metadata.width, hasAlpha: metadata.hasAlpha }).toEqual({
      width: Math.min(width, SIDE),
      hasAlpha: true,
    });
  }
});

test("[CONST-43] a built picture is encoded with quality 75", async () => {
  const original = path.join(folder, "kit/phone/one.webp");
  const { data, info } = await sharp(original).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const resized = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize(750);
  const expected = await resized.webp({ quality: 75, alphaQuality: 80, preset: "picture", effort: 2 }).toBuffer();
  expect(fs.readFileSync(builtFile(750)).equals(expected)).toBe(true);
});

test("the build writes the thumbnails of lists", async () => {
  for (const width of THUMBNAIL_WIDTHS) {
    const built = path.join(folder, thumbnail("/images/kit/phone/one.webp", width).replace(/^\//, ""));
    expect((await sharp(built).metadata()).width).toBe(width);
  }
});

test("the srcset of a list picture has two thumbnails and the smallest width, and a drawing has none", () => {
  expect(thumbnailSrcSet("/images/kit/phone/x.webp")).toBe(
    "/img/phone/x-160.webp 160w, /img/phone/x-320.webp 320w, /img/phone/x-640.webp 640w",
  );
  expect(thumbnailSrcSet("/images/kit/sim/nano.svg")).toBeUndefined();
});

test("the sheet of a 360° view is built in two widths", async () => {
  const places = { from: path.join(folder, "sheets"), to: path.join(folder, "built") };
  fs.mkdirSync(path.join(places.from, "turn"), { recursive: true });
  const sheet = { width: 3840, height: 640, channels: 4, background: "#0b5cc4" } as const;
  await sharp({ create: sheet }).webp().toFile(path.join(places.from, "turn/phone.webp"));
  const script = path.join(ROOT, "scripts/build-pictures.mjs");
  execFileSync(process.execPath, [script, "--from", places.from, "--to", places.to]);
  const addresses = (["small", "large"] as const).map((size) =>
    sheetAddress({ src: "/images/kit/turn/phone.webp" }, size),
  );
  const built = addresses.map((address) => address.replace("/img/turn/", ""));
  expect(fs.readdirSync(path.join(places.to, "turn")).sort()).toEqual(built);
  const sizes = await Promise.all(built.map((file) => sharp(path.join(places.to, "turn", file)).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [2400, 400],
    [3840, 640],
  ]);
});

test("a second build skips unchanged pictures, and builds missing ones again", () => {
  expect(build()).toContain("0 of 1 built");
  fs.rmSync(builtFile(828));
  expect(build()).toContain("1 of 1 built");
  expect(fs.existsSync(builtFile(828))).toBe(true);
});
