import type { Store } from "@/backend/contract/content/stores";

/** A customer centre in API format: open from Saturday to Thursday, 9:30 to 18:00. */
export function wireStore(change: Partial<Store> = {}): Store {
  return {
    store_id: "barguna-amtali",
    name: "Amtali Customer Centre",
    address: "Nodi Tower, College Road, Amtali",
    district: "Barguna",
    district_key: "Barguna",
    thana: "Amtali",
    latitude: 22.128,
    longitude: 90.229,
    phone: "121",
    services: [{ key: "number-portability", label: "Number portability (MNP)" }],
    hours: [0, 1, 2, 3, 4, 6].map((day) => ({ day, opens: "09:30", closes: "18:00" })),
    open_now: true,
    next_change: null,
    distance_m: null,
    ...change,
  };
}
