import { colourNamed } from "@/styles/design-tokens";

const COLOURS = {
  ink: "ink",
  muted: "ink.muted",
  ground: "surface.sunken",
  card: "surface.raised",
  line: "line",
  link: "brand.600",
  "on-link": "on.brand",
  pale: "brand.50",
  strong: "hero.deep",
  bright: "hero.bright",
  "on-hero": "on.hero",
  "hero-muted": "on.heroMuted",
  danger: "danger",
} as const;

/** The colours of the sheet in one mode, as CSS variables. */
export const offlineColours = (mode: "light" | "dark"): string =>
  Object.entries(COLOURS)
    .map(([name, token]) => `--${name}:${colourNamed(token)[mode]}`)
    .join(";");

/**
 * The whole style sheet of the offline page, which loads nothing else: our colours, and the device's fonts, of which
 * every phone sold here has a Bengali one. Always light: browsers keep one document for every reader, so that it cannot
 * know who chose dark, and light is the initial mode (CONST-33).
 */
export const offlineCss = (): string => `
:root{color-scheme:light;${offlineColours("light")}}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--ground);color:var(--ink);font:16px/1.55 Figtree,system-ui,"Noto Sans Bengali",sans-serif}
:lang(bn){line-height:1.7}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:8px}
.hero a:focus-visible{outline-color:var(--on-hero)}
.wide{max-width:64rem;margin-inline:auto;padding-inline:1rem}
.sandbox{padding:.375rem 1rem;background:var(--pale);color:var(--muted);font-size:.75rem;text-align:center}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.top div{display:flex;align-items:center;justify-content:space-between;min-height:3.5rem}
.top strong{font-size:1.25rem}
.top a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
.hero{background:linear-gradient(120deg,var(--strong),var(--bright));color:var(--on-hero);padding-block:2rem}
.hero div{display:grid;gap:1rem;justify-items:start}
.hero svg{width:4.5rem;height:4.5rem}
.hero p{max-width:36rem;color:var(--hero-muted)}
h1{font-size:1.75rem;line-height:1.25}
.ways{display:flex;flex-wrap:wrap;gap:.75rem}
.ways a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1.25rem;border-radius:9999px;border:1px solid var(--on-hero);color:var(--on-hero);font-weight:600;text-decoration:none}
.ways a:first-child{background:var(--on-hero);color:var(--strong)}
section{padding-block:1.75rem 0}
h2{font-size:1.25rem;margin-bottom:.75rem}
section>p{color:var(--muted);margin-bottom:.75rem}
ul{display:grid;gap:.625rem;list-style:none}
li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;align-content:center;gap:.125rem .75rem;padding:.75rem 1rem;border-radius:16px;background:var(--card);border:1px solid var(--line)}
li span{color:var(--muted);font-size:.875rem}
li b,li span{overflow-wrap:anywhere}
li :first-child{font-weight:600}
li .code{grid-column:2;grid-row:1/span 2;padding-inline:.875rem;font-size:1.0625rem;font-weight:700;font-variant-numeric:tabular-nums;text-align:end}
li a.code{display:inline-flex;align-items:center;min-height:2.75rem;border-radius:9999px;background:var(--pale);text-decoration:none}
.notes{display:grid;gap:.625rem}
.notes p{padding:1rem;border-radius:16px;background:var(--pale)}
.notes b{display:block}
footer{padding-block:1.5rem 2rem;color:var(--muted);font-size:.875rem}
@media (min-width:48em){
.wide{padding-inline:1.5rem}
.hero{padding-block:3rem}
h1{font-size:2.25rem}
ul,.notes{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media (forced-colors:active){li,.notes p{border:1px solid}}
`;
