import type { Language } from "@/backend/contract/language";
import type { PickupStore, Store } from "@/backend/contract/stores";
import type { PickupStoreRow, StoreRow } from "@/backend/db/queries/store-queries";
import type { Localized } from "@/backend/db/schema/localized";
import type { StoreService } from "@/backend/db/schema/stores";
import { isOpenAt } from "@/backend/domain/stores/store-rules";

const serviceLabels: Readonly<Record<StoreService, Localized>> = {
  "order-pickup": { en: "Order pick-up", bn: "অর্ডার সংগ্রহ" },
  "new-sim": { en: "New SIM", bn: "নতুন সিম" },
  "sim-replacement": { en: "SIM replacement", bn: "সিম বদল" },
  esim: { en: "eSIM", bn: "ই-সিম" },
  "number-portability": { en: "Keep your number (MNP)", bn: "নম্বর ঠিক রেখে অপারেটর বদল (MNP)" },
  "ownership-transfer": { en: "Ownership transfer", bn: "মালিকানা পরিবর্তন" },
  devices: { en: "Phones and devices", bn: "ফোন ও ডিভাইস" },
  "bill-payment": { en: "Bill payment and recharge", bn: "বিল ও রিচার্জ" },
  "device-repair": { en: "Device check and repair", bn: "ডিভাইস পরীক্ষা ও মেরামত" },
  "step-free": { en: "Step-free entrance", bn: "সিঁড়িহীন প্রবেশপথ" },
};

/** A store in the wire's names and the reader's language. @param metres from the asker, null when unknown */
export function storeView(store: StoreRow, lang: Language, now: Date, metres: number | null = null): Store {
  const isBengali = lang === "bn";
  return {
    store_id: store.code,
    name: store.names[lang],
    address: store.addresses[lang],
    district: isBengali ? store.districtBn : store.district,
    thana: isBengali ? store.thanaBn : store.thana,
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
    services: store.services.map((key) => ({ key, label: serviceLabels[key][lang] })),
    hours: store.hours,
    open_now: isOpenAt(store.hours, now),
    distance_m: metres,
  };
}

/** A store of a pick-up, with what it lacks of the cart that was named. */
export function pickupStoreView(store: PickupStoreRow, lang: Language, now: Date): PickupStore {
  const { missing } = store;
  return {
    ...storeView(store, lang, now),
    pickup: missing === null ? null : { ready: missing.length === 0, missing },
  };
}
