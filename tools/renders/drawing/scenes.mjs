// All scenes of the kit.
import { restartClips, svgFile } from "./palette.mjs";
import { BUSINESS_SCENES } from "./scenes-business.mjs";
import { COMPANY_SCENES } from "./scenes-company.mjs";
import { CONNECTED_SCENES } from "./scenes-connected.mjs";
import { CUSTOMER_SCENES } from "./scenes-customer.mjs";
import { INVESTOR_SCENES } from "./scenes-investor.mjs";
import { SUPPORT_SCENES } from "./scenes-support.mjs";

const DRAW = {
  ...COMPANY_SCENES,
  ...INVESTOR_SCENES,
  ...BUSINESS_SCENES,
  ...CONNECTED_SCENES,
  ...CUSTOMER_SCENES,
  ...SUPPORT_SCENES,
};

/** @returns {Array<{id: string, size: [number, number], svg: string}>} scene/accelerator to scene/wallet-pay */
export function scenes() {
  return Object.entries(DRAW).map(([name, [label, draw]]) => {
    restartClips();
    return { id: `scene/${name}`, size: [1200, 800], svg: svgFile(1200, 800, label, draw()) };
  });
}
