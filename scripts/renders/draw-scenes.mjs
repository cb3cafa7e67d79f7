// Draws the scenes that open the pages about the company, for investors, for business, of services and of support.
//   node scripts/renders/draw-scenes.mjs
import { saveDrawings } from "./drawing/save.mjs";
import { scenes } from "./drawing/scenes.mjs";

await saveDrawings(scenes());
