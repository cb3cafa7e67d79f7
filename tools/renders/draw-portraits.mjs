// Draws the portraits for pages that show people: management, directors, customers who tell their story.
//   node tools/renders/draw-portraits.mjs
import { portraits } from "./drawing/portraits.mjs";
import { saveDrawings } from "./drawing/save.mjs";

await saveDrawings(portraits());
