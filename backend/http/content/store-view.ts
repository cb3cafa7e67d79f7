import type { PickupStore, Store, StoreInFull, StorePoint } from "@/backend/contract/content/stores";
import type { Language } from "@/backend/contract/language";
import type { PickupStoreRow, StoreRow } from "@/backend/db/queries/catalog/store-queries";
import type { Localized, StoreService } from "@/backend/db/stored-types";
import { isOpenAt, nextChange } from "@/backend/domain/stores/store-rules";

const serviceLabels: Readonly<Record<StoreService, Localized>> = {
  "order-pickup": { en: "Collect an order", bn: "অর্ডার সংগ্রহ করা" },
  "new-sim": { en: "New SIM", bn: "নতুন সিম" },
  "sim-replacement": { en: "SIM replacement", bn: "সিম রিপ্লেসমেন্ট" },
  esim: { en: "Get an eSIM", bn: "ই-সিম নেওয়া" },
  "number-portability": { en: "Number portability (MNP)", bn: "নম্বর না বদলে অপারেটর বদল (এমএনপি)" },
  "ownership-transfer": { en: "Ownership transfer", bn: "মালিকানা পরিবর্তন" },
  devices: { en: "See phones and devices", bn: "ফোন ও ডিভাইস দেখা" },
  "bill-payment": { en: "Bill payment and recharge", bn: "বিল পরিশোধ ও রিচার্জ" },
  "device-repair": { en: "Device check and repair", bn: "ডিভাইস পরীক্ষা ও মেরামত" },
  "step-free": { en: "Step-free entrance", bn: "সিঁড়ি ছাড়া প্রবেশপথ" },
};

/** A store with the API's field names, in the reader's language. @param metres from the visitor, null when unknown */
export function storeView(store: StoreRow, lang: Language, now: Date, metres: number | null = null): Store {
  const isBengali = lang === "bn";
  return {
    ...storePointView(store, lang, now),
    district: isBengali ? store.districtBn : store.district,
    district_key: store.district,
    thana: isBengali ? store.thanaBn : store.thana,
    phone: store.phone,
    services: store.services.map((key) => ({ key, label: serviceLabels[key][lang] })),
    hours: store.hours,
    distance_m: metres,
  };
}

/** The fields of a store that a map shows. */
export function storePointView(store: StoreRow, lang: Language, now: Date): StorePoint {
  const change = nextChange(store.hours, now);
  return {
    store_id: store.code,
    name: store.names[lang],
    address: store.addresses[lang],
    latitude: store.latitude,
    longitude: store.longitude,
    open_now: isOpenAt(store.hours, now),
    next_change: change && { in_days: change.inDays, day: change.day, time: change.time },
  };
}

/** A store with its name and its whole address in both scripts. */
export function storeInFullView(store: StoreRow, lang: Language, now: Date): StoreInFull {
  const { names, addresses, district, districtBn } = store;
  return {
    ...storeView(store, lang, now),
    names,
    address_lines: { en: `${addresses.en}, ${district}`, bn: `${addresses.bn}, ${districtBn}` },
  };
}

/** A store for pick-up, with the items of the given cart that it does not have. */
export function pickupStoreView(
  store: PickupStoreRow & { metres: number | null },
  lang: Language,
  now: Date,
): PickupStore {
  const { missing, metres } = store;
  return {
    ...storeView(store, lang, now, metres),
    pickup: missing === null ? null : { ready: missing.length === 0, missing },
  };
}
