import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { browserslist } from "@/package.json";
import { floodCss } from "@/styles/flood-styles";
import { plainFormStyle } from "@/styles/plain-form-styles";

/**
 * The names of CSS that our styles use, by their kind. Before you add one, look up since when browsers have it: those of
 * docs/interfaces.md#browsers must have it too, or lose nothing that a visitor needs. A name in brackets is newer.
 */
const KNOWN = {
  "at-rule": "container font-face keyframes media page supports [starting-style]",
  // -moz-appearance: only Firefox, and only to ask for Firefox.
  feature: `forced-colors hover max-height max-width min-width -moz-appearance pointer prefers-color-scheme
    prefers-reduced-motion [scripting]`,
  function: `attr brightness calc clamp color-mix contrast cubic-bezier env hue-rotate inset invert linear-gradient
    local max min minmax radial-gradient repeat repeating-radial-gradient rotate translate url var`,
  selector: `active after backdrop before checked [details-content] disabled empty enabled first-child focus focus-visible
    focus-within global has hover is lang last-child last-of-type marker not nth-child nth-last-child nth-last-of-type
    nth-of-type only-child only-of-type placeholder placeholder-shown root target`,
  unit: "ch cm cqh cqi cqw deg dvh em fr lh mm ms pt px rem s svh vh vw",
} as const;

/** Rules and declarations without comments and quoted texts. */
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|'[^']*'/g, '""');
const names = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);

function namesIn(css: string): Record<keyof typeof KNOWN, string[]> {
  const preludes = Array.from(bare(css).matchAll(/[^{};]+(?=\{)/g), ([text]) => text.trim());
  const values = Array.from(bare(css).matchAll(/[^{};]*:([^{};]+)(?=[;}])/g), ([, value = ""]) => value).join(";");
  const rules = preludes.filter((text) => text.startsWith("@")).join("\n");
  const selectors = preludes.filter((text) => !text.startsWith("@")).join("\n");
  return {
    "at-rule": names(rules, /@([a-z-]+)/g),
    feature: names(rules, /\(([a-z-]+)/g),
    function: names(values, /(?<![\w-])([a-z][a-z-]*)\(/g),
    selector: names(selectors, /::?([a-z][a-z-]*)/g),
    unit: names(values, /(?<![\w#.-])-?[\d.]+([a-z]+)\b/g),
  };
}

const modules = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(join("components", file), "utf8"));
const used = namesIn([...modules, floodCss(), plainFormStyle("system")].join("\n"));

describe("the supported browsers", () => {
  it("get no repeating gradient with a mixed colour, which Firefox draws with broad bands", () => {
    const gradients = modules.flatMap(
      (css) => bare(css).match(/repeating-[a-z]+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [],
    );
    expect(gradients.length).toBeGreaterThan(0);
    expect(gradients.filter((gradient) => gradient.includes("color-mix("))).toEqual([]);
  });

  it.each(Object.keys(KNOWN) as (keyof typeof KNOWN)[])("know every %s of our style sheets", (kind) => {
    const known = new Set(KNOWN[kind].split(/[\s[\]]+/));
    expect([...new Set(used[kind])].filter((name) => !known.has(name)).sort()).toEqual([]);
    // A name that nothing uses any longer leaves the list.
    expect([...known].filter((name) => name !== "" && !used[kind].includes(name))).toEqual([]);
  });

  it("are those that the scripts are built for", () => {
    const rows = readFileSync("docs/interfaces.md", "utf8").matchAll(
      /^\| (Chrome|Edge|Firefox|Safari)\b.*? \| ([\d.]+)/gm,
    );
    expect(Array.from(rows, ([, name = "", version]) => `${name.toLowerCase()} ${version}`)).toEqual(browserslist);
  });
});
