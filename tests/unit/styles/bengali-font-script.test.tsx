import { BENGALI_FONT_REQUEST, BENGALI_FONT_SCRIPT } from "@/styles/bengali-font-script";
import { BENGALI_VARIABLE, BLANK_VARIABLE } from "@/styles/fallback-fonts";

interface Face {
  family: string;
  weight: string;
  sizeAdjust: string;
}

const bengali = () => document.documentElement.style.getPropertyValue(BENGALI_VARIABLE);
const blank = () => document.documentElement.style.getPropertyValue(BLANK_VARIABLE);
const media = () => document.querySelector("link")?.getAttribute("media");

/** Runs both scripts on a device with these letter widths. @returns the added font faces, and a function that fails a font */
function runOn(widths: Record<string, number>) {
  document.head.innerHTML = '<link rel="preload" as="font" href="/bengali.woff2" media="not all">';
  const added: Face[] = [];
  const fonts = Object.assign(new EventTarget(), { add: (face: Face) => added.push(face) });
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  const measureText = (text: string) => ({ width: widths[text] ?? 40 });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ measureText } as never);
  const face = function (this: Face, family: string, _: unknown, descriptors: Omit<Face, "family">) {
    Object.assign(this, { family, ...descriptors });
  };
  Object.assign(globalThis, { FontFace: face });
  new Function(BENGALI_FONT_SCRIPT)();
  new Function(BENGALI_FONT_REQUEST)();
  const fail = (family: string) =>
    fonts.dispatchEvent(Object.assign(new Event("loadingerror"), { fontfaces: [{ family }] }));
  return { added, fail };
}

afterEach(() => {
  document.documentElement.removeAttribute("style");
  jest.restoreAllMocks();
});

it("uses the device's own Bengali font, and requests none", () => {
  const { added } = runOn({ ঔ: 38, র: 24 });
  expect([bengali(), blank(), media(), added]).toEqual(["sans-serif", "sans-serif", "not all", []]);
});

it("requests our font and shows blank letters of its widths when all Bengali letters have the same width", () => {
  const { added } = runOn({});
  expect([bengali(), blank(), media()]).toEqual(["", "bengali-blank", "all"]);
  expect(added.map(({ family, weight, sizeAdjust }) => [family, weight, sizeAdjust])).toEqual([
    ["bengali-blank", "100 500", "100%"],
    ["bengali-blank", "600", "102.2%"],
    ["bengali-blank", "700 900", "103.6%"],
  ]);
});

it("stops showing blank letters when our font cannot be loaded, and not when a font of the device is missing", () => {
  const { fail } = runOn({});
  // Browsers also report fonts of the device that are not installed.
  fail("bengali-noto");
  expect(blank()).toBe("bengali-blank");
  fail("bengali");
  expect(blank()).toBe("");
});
