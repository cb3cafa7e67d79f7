import type { couriers } from "@/backend/db/schema/orders";

type CourierRow = typeof couriers.$inferInsert;

/** Who carries parcels on a new database: the shop's own riders where nothing else is said. */
export const COURIERS: readonly CourierRow[] = [
  {
    code: "shop-riders",
    names: { en: "Our own riders", bn: "আমাদের নিজস্ব রাইডার" },
    phone: "121",
    isDefault: true,
  },
  { code: "shapla-parcel", names: { en: "Shapla Parcel", bn: "শাপলা পার্সেল" }, phone: "09612-000141" },
  { code: "doel-express", names: { en: "Doel Express", bn: "দোয়েল এক্সপ্রেস" }, phone: "09612-000142" },
];
