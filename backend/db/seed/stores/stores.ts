import type { StoreService, stores } from "@/backend/db/schema/stores";
import { listThanaRows } from "@/backend/db/seed/places/places";
import { STORE_PLACES, type StoreKind, type StorePlace } from "@/backend/db/seed/stores/store-places";
import type { StoreHours } from "@/utils/store-hours";

type StoreRow = typeof stores.$inferInsert;

const BUILDINGS = [
  ["Shapla Plaza", "শাপলা প্লাজা"],
  ["Nodi Tower", "নদী টাওয়ার"],
  ["Kodom Centre", "কদম সেন্টার"],
  ["Sonali Arcade", "সোনালি আর্কেড"],
  ["Jamuna View", "যমুনা ভিউ"],
  ["Doel Market", "দোয়েল মার্কেট"],
  ["Rupali Bhaban", "রূপালি ভবন"],
  ["Meghna Plaza", "মেঘনা প্লাজা"],
  ["Palash Complex", "পলাশ কমপ্লেক্স"],
  ["Sundarban Tower", "সুন্দরবন টাওয়ার"],
  ["Krishnachura House", "কৃষ্ণচূড়া হাউস"],
] as const;
const ROADS = [
  ["Station Road", "স্টেশন রোড"],
  ["College Road", "কলেজ রোড"],
  ["Main Road", "প্রধান সড়ক"],
  ["Hospital Road", "হাসপাতাল রোড"],
  ["Bazar Road", "বাজার রোড"],
  ["Court Road", "কোর্ট রোড"],
  ["Lake Road", "লেক রোড"],
] as const;

const SERVICES: Readonly<Record<StoreKind, readonly StoreService[]>> = {
  town: ["order-pickup", "new-sim", "sim-replacement", "number-portability", "bill-payment"],
  city: [
    "order-pickup",
    "new-sim",
    "sim-replacement",
    "esim",
    "number-portability",
    "ownership-transfer",
    "devices",
    "bill-payment",
  ],
  flagship: [
    "order-pickup",
    "new-sim",
    "sim-replacement",
    "esim",
    "number-portability",
    "ownership-transfer",
    "devices",
    "bill-payment",
    "device-repair",
    "step-free",
  ],
};

/** Friday is day 5: a day off in towns, an afternoon in cities. */
function hoursOf(kind: StoreKind): StoreHours[] {
  const days = [0, 1, 2, 3, 4, 6];
  if (kind === "town") return days.map((day) => ({ day, opens: "09:30", closes: "18:00" }));
  const closes = kind === "flagship" ? "20:30" : "19:00";
  return [...days, 5].sort().map((day) => ({ day, opens: day === 5 ? "15:00" : "10:00", closes }));
}

/** The code of a store in all tables, e.g. `coxs-bazar-chakaria`: district and thana in lower case. */
export function storeCode(district: string, thana: string): string {
  const slug = (name: string) =>
    name
      .toLowerCase()
      .replaceAll("'", "")
      .replace(/[^a-z0-9]+/g, "-");
  return `${slug(district)}-${slug(thana)}`;
}

/** The stores of all districts as rows: names and addresses are invented, and the same with every run. */
export function listStoreRows(): StoreRow[] {
  const thanas = new Map(listThanaRows().map(({ district, name, nameBn }) => [`${district}/${name}`, nameBn]));
  return STORE_PLACES.map((place, index) => storeRow(place, index, thanas.get(`${place[0]}/${place[1]}`) ?? place[1]));
}

function storeRow([district, thana, kind, latitude, longitude]: StorePlace, index: number, thanaBn: string): StoreRow {
  const [building, buildingBn] = pick(BUILDINGS, index);
  const [road, roadBn] = pick(ROADS, index);
  return {
    code: storeCode(district, thana),
    names: { en: `${thana} Customer Centre`, bn: `${thanaBn} গ্রাহকসেবা কেন্দ্র` },
    addresses: { en: `${building}, ${road}, ${thana}`, bn: `${buildingBn}, ${roadBn}, ${thanaBn}` },
    district,
    thana,
    latitude,
    longitude,
    phone: "121",
    services: [...SERVICES[kind]],
    hours: hoursOf(kind),
  };
}

function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new RangeError("Nothing to pick from");
  return entry;
}
