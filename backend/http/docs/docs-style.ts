/** Only system colours, so that both colour modes and forced colours follow the reader's own settings. */
export const docsStyle = `
:root { --line: color-mix(in srgb, CanvasText 18%, Canvas);
  --raised: color-mix(in srgb, CanvasText 5%, Canvas); --quiet: color-mix(in srgb, CanvasText 72%, Canvas);
  font: 16px/1.55 system-ui, "Noto Sans Bengali", sans-serif; scroll-padding-top: 1rem; }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
a { color: LinkText; }
a:focus-visible, summary:focus-visible, input:focus-visible, button:focus-visible, .scroll:focus-visible {
  outline: 3px solid Highlight; outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; padding: .5rem 1rem; background: Canvas; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; gap: 2rem; }
@media (min-width: 64em) { .page { grid-template-columns: 17rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; } }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; border-block-end: 1px solid var(--line); padding-block-end: .5rem; }
h3 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: .125rem 0; }
nav a { display: flex; justify-content: space-between; gap: 1rem; padding: .375rem .5rem; border-radius: .375rem; text-decoration: none; }
nav a:hover { background: var(--raised); }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0; align-items: end; }
label { display: block; font-weight: 600; flex-basis: 100%; }
input, button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid var(--quiet); background: Canvas; color: CanvasText; }
input { flex: 1 1 14rem; max-width: 30rem; }
button { font-weight: 600; cursor: pointer; }
article { overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 1rem 0; }
p { overflow-wrap: anywhere; }
article p { margin: .5rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Consolas, monospace; }
pre { background: var(--raised); padding: 1rem; border-radius: .5rem; overflow-x: auto; margin: .5rem 0; }
.method { display: inline-block; min-width: 3.5rem; text-align: center; padding: .125rem .5rem; margin-inline-end: .5rem; border: 1px solid; border-radius: .375rem; font-weight: 700; }
.tag { display: inline-block; font-size: .8125rem; padding: .0625rem .5rem; border: 1px solid var(--quiet); border-radius: 1rem; margin-inline-end: .375rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; padding-block-end: .375rem; }
th, td { text-align: start; vertical-align: top; padding: .4375rem .75rem .4375rem 0; border-block-end: 1px solid var(--line); overflow-wrap: break-word; }
tbody th { font-weight: 400; }
.variant th { font-weight: 600; padding-block-start: 1rem; }
small, .quiet { color: var(--quiet); }
summary { cursor: pointer; padding: .375rem 0; font-weight: 600; }
`;
