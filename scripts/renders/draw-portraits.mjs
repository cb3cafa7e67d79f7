// Draws the busts that stand where a page shows people: management, directors, customers who tell their story.
//   node scripts/renders/draw-portraits.mjs
import { portraits } from "./drawing/portraits.mjs";
import { saveDrawings } from "./drawing/save.mjs";

await saveDrawings(portraits());
