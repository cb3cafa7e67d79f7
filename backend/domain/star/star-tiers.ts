import type { StarTier } from "@/backend/contract/star";
import type { Localized } from "@/backend/db/schema/localized";
import { formatMoney } from "@/utils/money";

/** What a tier gives, and from which use a month on a number has it: the mean of the last three months, in poisha. */
interface TierRule {
  readonly tier: StarTier;
  readonly fromPoisha: number;
  readonly benefits: readonly Localized[];
}

/** Lowest first, in the order of SPEC 4. */
const RULES: readonly TierRule[] = [
  {
    tier: "Non Star",
    fromPoisha: 0,
    benefits: [
      { en: "Packs and offers for everyone", bn: "সবার জন্য প্যাক ও অফার" },
      { en: "Customer service day and night", bn: "দিনরাত গ্রাহকসেবা" },
    ],
  },
  {
    tier: "Silver Star",
    fromPoisha: 500_00,
    benefits: [
      { en: "Discounts at partner restaurants and shops", bn: "পার্টনার রেস্তোরাঁ ও দোকানে ছাড়" },
      { en: "A present on your birthday", bn: "জন্মদিনে উপহার" },
    ],
  },
  {
    tier: "Gold Star",
    fromPoisha: 1_000_00,
    benefits: [
      { en: "All that Silver has", bn: "সিলভারের সব সুবিধা" },
      { en: "Discounts on travel, hotels and health", bn: "ভ্রমণ, হোটেল ও স্বাস্থ্যসেবায় ছাড়" },
      { en: "Shorter queues at our centres", bn: "আমাদের সেন্টারে কম অপেক্ষা" },
    ],
  },
  {
    tier: "Platinum Star",
    fromPoisha: 1_500_00,
    benefits: [
      { en: "All that Gold has", bn: "গোল্ডের সব সুবিধা" },
      { en: "Free delivery of SIM replacements", bn: "সিম বদলালে বিনা খরচে ডেলিভারি" },
    ],
  },
  {
    tier: "Signature Star",
    fromPoisha: 2_500_00,
    benefits: [
      { en: "All that Platinum has", bn: "প্লাটিনামের সব সুবিধা" },
      { en: "Your own line to customer service", bn: "গ্রাহকসেবায় আপনার জন্য আলাদা লাইন" },
    ],
  },
  {
    tier: "Platinum Plus",
    fromPoisha: 4_000_00,
    benefits: [
      { en: "All that Signature has", bn: "সিগনেচারের সব সুবিধা" },
      { en: "Invitations to launches and events", bn: "নতুন পণ্যের উদ্বোধন ও আয়োজনে আমন্ত্রণ" },
    ],
  },
];

/** A tier with what it gives, and what the next one asks for. */
export interface StarStatus {
  tier: StarTier;
  benefits: readonly Localized[];
  /** Null at the top. */
  next: { tier: StarTier; condition: Localized } | null;
}

/**
 * What a tier means to who has it (SPEC 4, Star tiers). The site is not told how much a number uses, so what is missing
 * is said as what the next tier asks for, never as a sum of its own.
 */
export function starStatusOf(tier: StarTier): StarStatus {
  const place = RULES.findIndex((rule) => rule.tier === tier);
  const next = RULES[place + 1];
  return {
    tier,
    benefits: RULES[place]?.benefits ?? [],
    next: next ? { tier: next.tier, condition: conditionOf(next) } : null,
  };
}

function conditionOf({ fromPoisha }: TierRule): Localized {
  return {
    en: `Use ${formatMoney(fromPoisha, "en")} or more a month, on average over three months`,
    bn: `টানা তিন মাস গড়ে মাসে ${formatMoney(fromPoisha, "bn")} বা তার বেশি ব্যবহার করুন`,
  };
}
