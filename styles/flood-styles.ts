import { plainBengaliCss } from "@/styles/fallback-fonts";
import { offlineColours, offlineCss } from "@/styles/offline-styles";

/**
 * The whole sheet of the flood page: that of the offline page, and the styles of its own forms and texts. It is light,
 * unless the root element says that the reader chose dark or the mode of the device (CONST-33).
 */
export const floodCss = (): string => `${offlineCss()}
${plainBengaliCss()}
body{font-family:bengali,Figtree,system-ui,sans-serif}
:root[data-mode="dark"]{color-scheme:dark;${offlineColours("dark")}}
@media (prefers-color-scheme:dark){:root[data-mode="system"]{color-scheme:dark;${offlineColours("dark")}}}
.skip{position:absolute;inset-inline-start:-999px}
.skip:focus{position:static;display:block;padding:.75rem 1rem}
section{scroll-margin-top:1rem}
h3{font-size:1.0625rem;margin-block:1rem .25rem}
.prose ul,.prose ol{display:block;padding-inline-start:1.25rem;list-style:disc}
.prose li{display:list-item;padding:.25rem 0;border:0;background:none}
.prose li :first-child{font-weight:600}
.prose p{margin-block:.5rem}
.cards li{display:block;align-content:start}
.top a:first-child{font-size:1.25rem;font-weight:700;text-decoration:none}
.forms h3{margin-top:0}
.cards a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
ol{display:grid;gap:.625rem;padding-inline-start:1.5rem}
ol li{display:list-item;padding:0;border:0;background:none}
ol b{display:block}
details{border-bottom:1px solid var(--line)}
summary{display:flex;align-items:center;min-height:3rem;font-weight:600;cursor:pointer}
details div{padding-bottom:.75rem}
form{display:grid;gap:.75rem;max-width:32rem;margin-block:.75rem;padding:1rem;border-radius:16px;background:var(--card);border:1px solid var(--line)}
form label{font-weight:600}
input,select,button{min-height:3rem;width:100%;padding:.5rem .75rem;font:inherit;border-radius:8px;border:1px solid var(--muted);background:var(--ground);color:var(--ink)}
button{border:0;background:var(--link);color:var(--on-link);font-weight:600;cursor:pointer}
input:focus-visible,select:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px}
form>div{display:grid;gap:.25rem}
[aria-invalid]{border:2px solid var(--danger)}
.error{color:var(--danger);font-weight:600}
.quiet{background:none;border:1px solid var(--muted);color:var(--ink)}
.reply{max-width:36rem;padding-block:1.75rem 0}
.reply>p{margin-block:.75rem}
.forms{display:grid;gap:1rem}
.forms>div{min-width:0}
.wallet{position:fixed;inset:auto 0 0;padding-bottom:env(safe-area-inset-bottom);background:var(--pale);border-top:1px solid var(--line)}
.wallet[hidden],.wallet [hidden]{display:none}
.wallet p{padding:.75rem 1rem 0;text-align:center}
.wallet button{min-height:3.5rem;border-radius:0;background:none;color:var(--link)}
.wallet button:focus-visible{outline-offset:-3px}
.above{padding-bottom:6rem}
:root:has(.wallet){scroll-padding-bottom:5rem}
@media print{.wallet{display:none}}
@media (min-width:48em){.forms{grid-template-columns:repeat(2,minmax(0,1fr))}.cards li:last-child:nth-child(odd){grid-column:1/-1}}
`;
