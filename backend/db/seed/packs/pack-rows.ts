import type { PackKind, PackTag } from "@/backend/contract/packs";
import type { Localized } from "@/backend/db/schema/localized";
import type { internetPacks } from "@/backend/db/schema/packs";
import { toBengaliDigits } from "@/utils/digits";

/** A pack as its list writes it; title and terms follow from it. Price in taka, data in MB (1,024 a GB). */
export interface PackDefinition {
  mb?: number;
  minutes?: number;
  sms?: number;
  hours: number;
  price: number;
  was?: number;
  tags?: PackTag[];
  renews?: true;
  /** `mb` is then the volume at full speed. */
  unlimited?: true;
  /** Last part of `*121*...#`. */
  code: number;
  popularity: number;
  /** Before the contents in the title, e.g. Night. */
  name?: Localized;
}

/** The rows of a list of packs. */
export function packRowsOf(kind: PackKind, packs: readonly PackDefinition[]): (typeof internetPacks.$inferInsert)[] {
  return packs.map((pack) => ({
    id: idOf(kind, pack),
    kind,
    titles: titlesOf(pack),
    pricePoisha: pack.price * 100,
    wasPricePoisha: pack.was === undefined ? null : pack.was * 100,
    dataMb: pack.mb ?? 0,
    unlimitedData: pack.unlimited ?? false,
    minutes: pack.minutes ?? 0,
    sms: pack.sms ?? 0,
    validityHours: pack.hours,
    tags: pack.tags ?? [],
    autoRenew: pack.renews ?? false,
    dialCode: `*121*${pack.code}#`,
    terms: termsOf(kind, pack),
    popularity: pack.popularity,
  }));
}

function idOf(kind: PackKind, pack: PackDefinition): string {
  const name = pack.name?.en.toLowerCase().replaceAll(" ", "-");
  const volume = pack.mb === undefined ? `${pack.minutes}min` : `${pack.mb}mb`;
  return [kind, ...(name === undefined ? [] : [name]), volume, `${pack.hours}h`, pack.code].join("-");
}

export function titlesOf(pack: PackDefinition): Localized {
  const data = dataOf(pack);
  const parts: Localized[] = [
    ...(data === null ? [] : [data]),
    ...(pack.minutes === undefined ? [] : [{ en: `${pack.minutes} minutes`, bn: `${pack.minutes} মিনিট` }]),
    ...(pack.sms === undefined ? [] : [{ en: `${pack.sms} SMS`, bn: `${pack.sms} এসএমএস` }]),
  ];
  const length = lengthOf(pack.hours);
  const title = (lang: "en" | "bn") => {
    const contents = `${parts.map((part) => part[lang]).join(" + ")}, ${length[lang]}`;
    return pack.name === undefined ? contents : `${pack.name[lang]}: ${contents}`;
  };
  return { en: title("en"), bn: toBengaliDigits(title("bn")) };
}

function dataOf({ mb, unlimited }: PackDefinition): Localized | null {
  if (unlimited) return { en: "Unlimited internet", bn: "আনলিমিটেড ইন্টারনেট" };
  return mb === undefined ? null : volumeOf(mb);
}

function volumeOf(mb: number): Localized {
  return mb < 1024 ? { en: `${mb} MB`, bn: `${mb} এমবি` } : { en: `${mb / 1024} GB`, bn: `${mb / 1024} জিবি` };
}

function lengthOf(hours: number): Localized {
  if (hours <= 24) return { en: `${hours} hours`, bn: `${hours} ঘণ্টা` };
  return { en: `${hours / 24} days`, bn: `${hours / 24} দিন` };
}

const BY_TAG: Readonly<Partial<Record<PackTag, Localized>>> = {
  "5g": {
    en: "Runs on 5G where there is 5G and your phone has it, and on 4G everywhere else.",
    bn: "৫জি এলাকায় ৫জি ফোনে চলবে ৫জিতে, অন্য সব জায়গায় ৪জিতে।",
  },
  social: {
    en: "For social and chat apps only. A link that opens outside the app uses your other data.",
    bn: "শুধু সামাজিক যোগাযোগ ও চ্যাট অ্যাপের জন্য। অ্যাপের বাইরে খোলা লিংকে আপনার অন্য ডেটা খরচ হবে।",
  },
  night: { en: "Works from midnight to 8 in the morning.", bn: "রাত ১২টা থেকে সকাল ৮টা পর্যন্ত ব্যবহার করা যাবে।" },
  student: {
    en: "For numbers registered to people aged 16 to 25.",
    bn: "১৬ থেকে ২৫ বছর বয়সী গ্রাহকের নামে নিবন্ধিত নম্বরের জন্য।",
  },
};

function termsOf(kind: PackKind, pack: PackDefinition): Localized<string[]> {
  const terms: Localized[] = [
    ...(pack.tags ?? []).flatMap((tag) => BY_TAG[tag] ?? []),
    ...(pack.unlimited ? [slowerOf(pack.mb ?? 0)] : []),
    ...(kind === "internet"
      ? []
      : [{ en: "Minutes and SMS go to every local operator.", bn: "মিনিট ও এসএমএস দেশের সব অপারেটরে ব্যবহার করা যাবে।" }]),
    ...(pack.renews
      ? [
          {
            en: "Renews by itself only if you ask for it; you can stop it at any time in the app.",
            bn: "আপনি চাইলেই শুধু নিজে থেকে নবায়ন হবে; অ্যাপ থেকে যেকোনো সময় বন্ধ করা যায়।",
          },
        ]
      : []),
    {
      en: "The price includes VAT, supplementary duty and surcharge.",
      bn: "মূল্যে ভ্যাট, সম্পূরক শুল্ক ও সারচার্জ অন্তর্ভুক্ত।",
    },
  ];
  return { en: terms.map(({ en }) => en), bn: terms.map(({ bn }) => bn) };
}

function slowerOf(mb: number): Localized {
  const { en, bn } = volumeOf(mb);
  return {
    en: `Full speed for the first ${en}, then up to 2 Mbps until the pack ends.`,
    bn: toBengaliDigits(`প্রথম ${bn} পূর্ণ গতিতে, এরপর মেয়াদ শেষ হওয়া পর্যন্ত সর্বোচ্চ ২ এমবিপিএস গতিতে।`),
  };
}
