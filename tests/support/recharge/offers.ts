import type { Offer } from "@/backend/contract/subscriber-services/offers";

/** An offer as the wire has it: 2 GB for three days at Tk 59 instead of Tk 78. */
export function wireOffer(fields: Partial<Offer> = {}): Offer {
  return {
    offer_id: "offer-weekend",
    kind: "internet",
    title: "Weekend 2 GB",
    summary: "Films and maps for the weekend.",
    price: 59,
    standard_price: 78,
    saving: 19,
    data_mb: 2048,
    minutes: 0,
    sms: 0,
    validity_hours: 72,
    tags: ["weekend"],
    audience: "everyone",
    tiers: [],
    once_per_number: false,
    auto_renew: false,
    valid_until: "2027-03-31",
    dial_code: "*121*4001#",
    terms: ["Works within Bangladesh."],
    ...fields,
  };
}
