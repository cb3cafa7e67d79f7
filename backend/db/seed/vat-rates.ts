import type { Category } from "@/backend/contract/shop/catalog";

const STANDARD = 1500;

/** The VAT in the prices of each kind of goods, in hundredths of a percent: the operator's accountants know the true ones. */
export const VAT_RATES: Readonly<Record<Category, number>> = {
  phones: 750,
  tab: 750,
  "apparel-accessories": 1000,
  accessories: STANDARD,
  wearables: STANDARD,
  "modems-routers": STANDARD,
  "iot-products": STANDARD,
  sim: STANDARD,
};
