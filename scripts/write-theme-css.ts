// Writes styles/generated/theme.css.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { themeCss } from "@/styles/theme-css";

const css = themeCss();
writeFileSync(path.resolve("styles/generated/theme.css"), css);
console.log(`Wrote styles/generated/theme.css, ${css.length} characters`);
