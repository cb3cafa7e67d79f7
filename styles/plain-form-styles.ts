import { plainBengaliCss } from "@/styles/fallback-fonts";
import { colourRules, colourScheme } from "@/styles/service-colours";

/**
 * CSS of the documents that answer forms without script: small, and readable on any phone.
 * @param mode the reader's choice; null means light
 */
export const plainFormStyle = (mode: Parameters<typeof colourScheme>[0]): string => `
${plainBengaliCss()}
${colourRules(mode)}
:root { ${colourScheme(mode)} font: 1rem/1.65 bengali, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 1rem; }
form { display: grid; gap: 1.25rem; margin-block: 1.25rem; }
form > div, fieldset { display: grid; gap: .375rem; min-width: 0; margin: 0; padding: 0; border: 0; }
label, legend { font-weight: 600; }
legend { padding: 0; margin-block-end: .375rem; }
input, select, textarea { width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--control); border-radius: .5rem; }
[aria-invalid] { border-color: currentColor; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; font-weight: 400; }
.choice input { width: 1.25rem; min-height: 0; height: 1.25rem; flex: none; }
button { min-height: 3rem; padding: .625rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--onBrand); background: var(--brand); border: 0; border-radius: .5rem; }
button.quiet { color: inherit; background: none; border: 1px solid var(--control); }
.error { color: var(--danger); font-weight: 600; }
a { color: var(--brand); font-weight: 600; display: inline-block; padding-block: .5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .5rem; border-block-end: 1px solid var(--line); }
dd { margin: 0; font-weight: 600; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
