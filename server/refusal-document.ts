import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "@/backend/http/requests/html";
import { siteEnv } from "@/services/api/env.server";
import { colourRules, colourScheme } from "@/styles/service-colours";
import type { ColourChoice } from "@/utils/layout/colour-cookie";
import { formatNumber } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";
import { brandName } from "@/utils/text/brand-name";

type Language = "en" | "bn";

/** The texts of a refusal in one language. */
export interface RefusalMessages {
  title: string;
  text: string;
}

interface RefusalDocument {
  /** The language of the address comes first. The other one follows, since an address may be mistyped. */
  first: Language;
  messages: Readonly<Record<Language, RefusalMessages>>;
  /** True when the same address will work a moment later: the page then offers it before the home page. */
  isPassing: boolean;
  /** The request id, which the hotline needs. */
  requestId: string;
  /** The reader's choice; null means light. */
  mode: ColourChoice | null;
}

const LINKS = {
  en: { path: "/", home: "Home page", again: "Load the page again", request: "Request ID" },
  bn: { path: "/bn", home: "হোম পেজ", again: "পেজটি আবার লোড করুন", request: "রিকোয়েস্ট আইডি" },
} as const;
const HELP = {
  en: `Need help? Call ${HOTLINE} and give this ID.`,
  bn: `সাহায্যের জন্য ${formatNumber(HOTLINE, "bn")} নম্বরে কল করে আইডিটি জানান।`,
} as const;

/** Our colours, and the device's fonts: the page loads nothing else. */
const styleIn = (mode: ColourChoice | null) => `
${colourRules(mode)}
:root { ${colourScheme(mode)} font: 16px/1.55 system-ui, sans-serif; }
:lang(bn) { line-height: 1.7; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
header { background: var(--surface); border-block-end: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; gap: .5rem; min-height: 4rem; color: inherit; font-size: 1.25rem; font-weight: 700; text-decoration: none; }
header svg { width: 2.25rem; height: 2.25rem; }
.wide { max-width: 44rem; margin-inline: auto; padding-inline: 1rem; }
.card { margin-block: 2rem 1.5rem; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.4; margin-block-end: .5rem; }
h2 { font-size: 1rem; }
.ways { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; margin-block-start: 1.25rem; }
.ways a { display: inline-flex; align-items: center; min-height: 3rem; color: var(--brand); font-weight: 600; }
.ways .button { padding-inline: 1.5rem; border-radius: .5rem; background: var(--brand); color: var(--onBrand); text-decoration: none; }
.other, .request { padding-inline: 1.5rem; }
.other p, .request { color: var(--muted); }
.other a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--brand); font-weight: 600; }
.request { margin-block: 1.5rem 2rem; font-size: .875rem; }
.request b { color: var(--ink); font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: .5rem; }
`;

let logo: string | undefined;

/** The site's logo, inside the document: a browser with too large cookies could not load any file either. */
function readLogo(): string {
  logo ??= readFileSync(join(process.cwd(), "public/favicon.svg"), "utf8").trim();
  return logo.replace("<svg ", '<svg aria-hidden="true" ');
}

/** The page of a refused request: the site's name, what happened in both languages, and the number of the request. */
export function refusalDocument({ first, messages, isPassing, requestId, mode }: RefusalDocument): string {
  const second: Language = first === "bn" ? "en" : "bn";
  const { path, home, again, request } = LINKS[first];
  // An empty href is the address of the page itself.
  const ways = isPassing
    ? `<a class="button" href="">${again}</a><a href="${path}">${home}</a>`
    : `<a class="button" href="${path}">${home}</a>`;
  const brand = escapeHtml(brandName(siteEnv().brand, first));
  return `<!doctype html>
<html lang="${first}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${messages[first].title} | ${brand}</title>
  <style>${styleIn(mode)}</style>
</head>
<body>
  <header><div class="wide"><a href="${path}">${readLogo()}${brand}</a></div></header>
  <main class="wide">
    <section class="card">
      <h1>${messages[first].title}</h1>
      <p>${messages[first].text}</p>
      <p class="ways">${ways}</p>
    </section>
    <section class="other" lang="${second}">
      <h2>${messages[second].title}</h2>
      <p>${messages[second].text}</p>
      <a href="${LINKS[second].path}">${LINKS[second].home}</a>
    </section>
  </main>
  <footer class="wide"><div class="request">
    <p>${request}: <b translate="no">${requestId}</b></p>
    <p>${HELP[first]}</p>
  </div></footer>
</body>
</html>`;
}
