import type { Category } from "@/backend/contract/shop/catalog";
import type { ReviewTopic } from "@/backend/contract/shop/reviews";

const TOPICS: Readonly<Record<Category, readonly ReviewTopic[]>> = {
  phones: ["battery", "camera", "display", "performance", "sound", "build", "delivery", "value"],
  tab: ["battery", "display", "performance", "sound", "build", "delivery", "value"],
  wearables: ["battery", "display", "comfort", "setup", "build", "delivery", "value"],
  accessories: ["battery", "sound", "build", "comfort", "delivery", "value"],
  "modems-routers": ["performance", "setup", "build", "delivery", "value"],
  "iot-products": ["setup", "performance", "build", "delivery", "value"],
  "apparel-accessories": ["comfort", "build", "delivery", "value"],
  sim: ["setup", "delivery", "value"],
};

/** The topics for reviews of each category, in the order in which they are offered. */
export function topicsOf(category: Category): readonly ReviewTopic[] {
  return TOPICS[category];
}
