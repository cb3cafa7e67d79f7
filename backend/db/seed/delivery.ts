import type { deliveryOptions } from "@/backend/db/schema/places";

type DeliveryOptionRow = typeof deliveryOptions.$inferInsert;

/** Ways of delivery by zone. Express is a courier on a motorcycle, so it exists inside Dhaka alone. */
export const DELIVERY_OPTIONS: readonly DeliveryOptionRow[] = [
  {
    type: "regular",
    zone: "inside-dhaka",
    labels: { en: "Regular delivery", bn: "সাধারণ ডেলিভারি" },
    feePoisha: 6_000,
    daysMin: 1,
    daysMax: 2,
    position: 0,
  },
  {
    type: "express",
    zone: "inside-dhaka",
    labels: { en: "Express delivery", bn: "দ্রুত ডেলিভারি" },
    feePoisha: 10_000,
    daysMin: 0,
    daysMax: 1,
    position: 1,
  },
  {
    type: "regular",
    zone: "outside-dhaka",
    labels: { en: "Regular delivery", bn: "সাধারণ ডেলিভারি" },
    feePoisha: 13_000,
    daysMin: 2,
    daysMax: 5,
    position: 0,
  },
  {
    type: "pickup",
    zone: "inside-dhaka",
    labels: { en: "Pick up at a store", bn: "স্টোর থেকে নিন" },
    feePoisha: 0,
    daysMin: 1,
    daysMax: 2,
    position: 2,
  },
  {
    type: "pickup",
    zone: "outside-dhaka",
    labels: { en: "Pick up at a store", bn: "স্টোর থেকে নিন" },
    feePoisha: 0,
    daysMin: 2,
    daysMax: 4,
    position: 2,
  },
];
