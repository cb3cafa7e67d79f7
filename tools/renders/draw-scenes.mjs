// Draws the scenes at the top of the pages about the company, investors, business, services and support.
//   node tools/renders/draw-scenes.mjs
import { saveDrawings } from "./drawing/save.mjs";
import { scenes } from "./drawing/scenes.mjs";

await saveDrawings(scenes());
