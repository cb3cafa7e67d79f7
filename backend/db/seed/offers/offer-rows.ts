import type { OfferKind, OfferTag } from "@/backend/contract/offers";
import type { StarTier } from "@/backend/contract/star";
import type { Localized } from "@/backend/db/schema/localized";
import type { offers } from "@/backend/db/schema/offers";
import { titlesOf } from "@/backend/db/seed/packs/pack-rows";
import { listPackRows } from "@/backend/db/seed/packs/packs";

type OfferRow = typeof offers.$inferInsert;

/** An offer as its list writes it; titles and terms follow from it. Price in taka, data in MB (1,024 a GB). */
export interface OfferDefinition {
  /** Last part of the id. */
  key: string;
  /** Before the contents in the title. */
  name: [en: string, bn: string];
  summary: [en: string, bn: string];
  mb?: number;
  minutes?: number;
  sms?: number;
  hours: number;
  price: number;
  /** Last part of the dial code of the pack that it is compared with. */
  than: number;
  tags?: OfferTag[];
  /** Lowest tier that may take it. */
  from?: StarTier;
  /** Numbers that end in one of these may take it. */
  digits?: string;
  once?: true;
  renews?: true;
  until: string;
  /** Last part of `*121*...#`; none where it is for chosen numbers. */
  code?: number;
  popularity: number;
}

const TIERS: readonly [StarTier, string, string][] = [
  ["Silver Star", "Silver", "সিলভার"],
  ["Gold Star", "Gold", "গোল্ড"],
  ["Platinum Star", "Platinum", "প্লাটিনাম"],
  ["Signature Star", "Signature", "সিগনেচার"],
  ["Platinum Plus", "Platinum Plus", "প্লাটিনাম প্লাস"],
];

const NIGHT: Localized = {
  en: "The data and minutes work from midnight to 8 in the morning.",
  bn: "ডেটা ও মিনিট রাত ১২টা থেকে সকাল ৮টা পর্যন্ত ব্যবহার করা যাবে।",
};
const SOCIAL: Localized = {
  en: "The data is for social and chat apps only. A link that opens outside the app uses your other data.",
  bn: "ডেটা শুধু সামাজিক যোগাযোগ ও চ্যাট অ্যাপের জন্য। অ্যাপের বাইরে খোলা লিংকে আপনার অন্য ডেটা খরচ হবে।",
};
const VAT: Localized = {
  en: "The price includes VAT, supplementary duty and surcharge.",
  bn: "মূল্যে ভ্যাট, সম্পূরক শুল্ক ও সারচার্জ অন্তর্ভুক্ত।",
};

/** The rows of a list of offers. @throws RangeError for an offer that is compared with a pack that there is not */
export function offerRowsOf(definitions: readonly OfferDefinition[]): OfferRow[] {
  const packs = new Map(listPackRows().map(({ dialCode, id }) => [dialCode, id]));
  return definitions.map((offer) => {
    const standardPackId = packs.get(`*121*${offer.than}#`);
    if (standardPackId === undefined) throw new RangeError(`No pack *121*${offer.than}# to compare ${offer.key} with`);
    const [nameEn, nameBn] = offer.name;
    const [en, bn] = offer.summary;
    return {
      id: `offer-${offer.key}`,
      kind: kindOf(offer),
      titles: titlesOf({ ...offer, tags: [], name: { en: nameEn, bn: nameBn }, code: 0 }),
      summaries: { en, bn },
      pricePoisha: offer.price * 100,
      standardPackId,
      dataMb: offer.mb ?? 0,
      minutes: offer.minutes ?? 0,
      sms: offer.sms ?? 0,
      validityHours: offer.hours,
      tags: offer.tags ?? [],
      ...audienceOf(offer),
      oncePerNumber: offer.once ?? false,
      autoRenew: offer.renews ?? false,
      validUntil: offer.until,
      dialCode: offer.code === undefined ? null : `*121*${offer.code}#`,
      terms: termsOf(offer),
      popularity: offer.popularity,
    };
  });
}

function kindOf({ mb = 0, minutes = 0, sms = 0 }: OfferDefinition): OfferKind {
  if (mb === 0) return "minutes";
  return minutes + sms > 0 ? "bundle" : "internet";
}

function audienceOf({ from, digits = "" }: OfferDefinition): Pick<OfferRow, "audience" | "tiers" | "lastDigits"> {
  if (from !== undefined) return { audience: "star", tiers: tiersFrom(from).map(([tier]) => tier), lastDigits: "" };
  return { audience: digits === "" ? "everyone" : "selected", tiers: [], lastDigits: digits };
}

function tiersFrom(from: StarTier) {
  return TIERS.slice(TIERS.findIndex(([tier]) => tier === from));
}

function termsOf({ from, digits, tags = [], once, renews }: OfferDefinition): Localized<string[]> {
  const tiers = from === undefined ? [] : tiersFrom(from);
  const terms: Localized[] = [
    ...(tiers.length > 0
      ? [
          {
            en: `For numbers with one of these Star tiers: ${tiers.map(([, en]) => en).join(", ")}.`,
            bn: `এই স্টার টিয়ারগুলোর নম্বরের জন্য: ${tiers.map(([, , bn]) => bn).join(", ")}।`,
          },
        ]
      : []),
    ...(digits === undefined
      ? []
      : [{ en: "Only for numbers that were chosen for this offer.", bn: "শুধু এই অফারের জন্য নির্বাচিত নম্বরে নেওয়া যাবে।" }]),
    ...(tags.includes("night") ? [NIGHT] : []),
    ...(tags.includes("social") ? [SOCIAL] : []),
    ...(once ? [{ en: "A number can take this offer once.", bn: "একটি নম্বরে অফারটি একবারই নেওয়া যাবে।" }] : []),
    ...(renews
      ? [
          {
            en: "Renews itself only if you ask for it; you can switch that off on your dashboard.",
            bn: "আপনি চাইলেই শুধু নিজে থেকে নবায়ন হবে; ড্যাশবোর্ড থেকে যেকোনো সময় বন্ধ করা যায়।",
          },
        ]
      : []),
    VAT,
  ];
  return { en: terms.map(({ en }) => en), bn: terms.map(({ bn }) => bn) };
}
