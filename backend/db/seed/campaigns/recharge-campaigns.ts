import type { rechargeCampaigns, rechargeCampaignWinners } from "@/backend/db/schema/recharge-campaigns";
import { STORE_PLACES } from "@/backend/db/seed/stores/store-places";
import { storeCode } from "@/backend/db/seed/stores/stores";
import { dayInDhaka } from "@/utils/dates";

type CampaignRow = typeof rechargeCampaigns.$inferInsert;
type WinnerRow = typeof rechargeCampaignWinners.$inferInsert;

const DAY_MS = 86_400_000;
const STORES = STORE_PLACES.filter(([, , kind]) => kind !== "town").map(([district, thana]) =>
  storeCode(district, thana),
);

const COMMON_TERMS = {
  en: [
    "Only recharges made at one of the stores in the list count. One entry a day for each number.",
    "The number must be registered to a person aged 18 or over. Employees and their families cannot enter.",
    "We draw the winners by computer, with an independent auditor present.",
    "We call every winner from 121. Entering is free, and we never ask for a fee, a PIN or a code by phone.",
    "Winners collect their prize within 30 days with their NID and SIM. We pay the tax on the prize.",
  ],
  bn: [
    "শুধু তালিকার কেন্দ্রগুলোতে করা রিচার্জ গণনা করা হবে। প্রতিটি নম্বর দিনে একবার অংশ নিতে পারে।",
    "নম্বরটি ১৮ বছর বা তার বেশি বয়সী কারও নামে নিবন্ধিত হতে হবে। আমাদের কর্মী ও তাঁদের পরিবারের সদস্যরা অংশ নিতে পারবেন না।",
    "স্বতন্ত্র নিরীক্ষকের উপস্থিতিতে কম্পিউটারে ড্র করে বিজয়ী বেছে নেওয়া হয়।",
    "প্রত্যেক বিজয়ীকে আমরা ১২১ থেকে কল করি। অংশ নিতে কোনো টাকা লাগে না, আর ফোনে আমরা কখনো ফি, পিন বা কোড চাই না।",
    "এনআইডি ও সিম দেখিয়ে ৩০ দিনের মধ্যে পুরস্কার নিতে হবে। পুরস্কারের কর আমরা দিই।",
  ],
} as const;

const STEPS = {
  en: [
    "Recharge at a store in the list and keep the receipt.",
    "Enter your recharge on this page.",
    "Wait for the draw. We call every winner from 121.",
  ],
  bn: [
    "তালিকার কোনো কেন্দ্রে রিচার্জ করুন এবং রসিদটি রেখে দিন।",
    "এই পেজে আপনার রিচার্জের তথ্য দিন।",
    "ড্রয়ের জন্য অপেক্ষা করুন। প্রত্যেক বিজয়ীকে আমরা ১২১ থেকে কল করি।",
  ],
} as const;

const common = () => ({
  steps: { en: [...STEPS.en], bn: [...STEPS.bn] },
  terms: { en: [...COMMON_TERMS.en], bn: [...COMMON_TERMS.bn] },
  storeCodes: STORES,
});

/**
 * Three invented campaigns: one that runs, one that begins soon, one that has ended.
 * @param now the days are counted from it
 */
export function listRechargeCampaignRows(now: Date): CampaignRow[] {
  const day = (days: number) => dayInDhaka(new Date(now.getTime() + days * DAY_MS));
  return [
    {
      ...common(),
      id: "weekly-phone-draw",
      titles: { en: "Weekly phone draw", bn: "সাপ্তাহিক ফোন ড্র" },
      summaries: {
        en: "Recharge Tk 100 or more at a customer centre. Every week eight people win a 5G phone.",
        bn: "গ্রাহকসেবা কেন্দ্রে ১০০ টাকা বা তার বেশি রিচার্জ করুন। প্রতি সপ্তাহে আটজন একটি করে ফাইভজি ফোন জিতবেন।",
      },
      introductions: {
        en: [
          "Each recharge of Tk 100 or more can enter the draw of its week.",
          "There is one winner in each division every week.",
        ],
        bn: [
          "১০০ টাকা বা তার বেশি প্রতিটি রিচার্জ দিয়ে সেই সপ্তাহের ড্রয়ে অংশ নেওয়া যায়।",
          "প্রতি সপ্তাহে প্রতিটি বিভাগে একজন বিজয়ী হবেন।",
        ],
      },
      picture: "scene/recharge-campaign",
      startsOn: day(-10),
      endsOn: day(18),
      leastPoisha: 10_000,
      prizes: [
        { title: { en: "Padmiro Char 4 5G phone", bn: "পদ্মিরো চর ৪ ফাইভজি ফোন" }, count: 32 },
        { title: { en: "10 GB of data for 30 days", bn: "৩০ দিনের জন্য ১০ জিবি ডেটা" }, count: 800 },
      ],
    },
    {
      ...common(),
      id: "family-data-draw",
      titles: { en: "Family data draw", bn: "পরিবারের ডেটা ড্র" },
      summaries: {
        en: "Recharge Tk 200 or more at a customer centre. 200 families win data for a year.",
        bn: "গ্রাহকসেবা কেন্দ্রে ২০০ টাকা বা তার বেশি রিচার্জ করুন। ২০০ পরিবার এক বছরের ডেটা জিতবে।",
      },
      introductions: {
        en: ["The winners get 50 GB a month for a year and can share it with up to four numbers."],
        bn: ["বিজয়ীরা এক বছর ধরে প্রতি মাসে ৫০ জিবি পাবেন এবং চারটি পর্যন্ত নম্বরের সঙ্গে ভাগ করে ব্যবহার করতে পারবেন।"],
      },
      picture: "scene/app-phone",
      startsOn: day(25),
      endsOn: day(45),
      leastPoisha: 20_000,
      prizes: [{ title: { en: "50 GB a month for a year", bn: "এক বছর প্রতি মাসে ৫০ জিবি" }, count: 200 }],
    },
    {
      ...common(),
      id: "motorcycle-draw",
      titles: { en: "Motorcycle draw", bn: "মোটরসাইকেল ড্র" },
      summaries: {
        en: "Eight people won a motorcycle, one in each division. The campaign has ended.",
        bn: "প্রতিটি বিভাগে একজন করে আটজন মোটরসাইকেল জিতেছেন। ক্যাম্পেইনটি শেষ হয়েছে।",
      },
      introductions: {
        en: ["Recharges of Tk 150 or more entered this draw.", "The winners have received their prizes."],
        bn: ["১৫০ টাকা বা তার বেশি রিচার্জ দিয়ে এই ড্রয়ে অংশ নেওয়া গেছে।", "বিজয়ীরা তাঁদের পুরস্কার পেয়েছেন।"],
      },
      picture: "scene/smart-branch",
      startsOn: day(-120),
      endsOn: day(-92),
      leastPoisha: 15_000,
      prizes: [{ title: { en: "125 cc motorcycle with registration", bn: "নিবন্ধনসহ ১২৫ সিসি মোটরসাইকেল" }, count: 8 }],
    },
  ];
}

const WINNERS = [
  ["01700000112", "Dhaka"],
  ["01300000245", "Chattogram"],
  ["01700000378", "Rajshahi"],
  ["01300000401", "Khulna"],
  ["01700000534", "Barishal"],
  ["01700000667", "Sylhet"],
  ["01300000790", "Rangpur"],
  ["01700000823", "Mymensingh"],
] as const;

/** The winners of the campaign that has ended: invented numbers. */
export function listCampaignWinnerRows(now: Date): WinnerRow[] {
  const drawnOn = dayInDhaka(new Date(now.getTime() - 85 * DAY_MS));
  return WINNERS.map(([msisdn, district]) => ({
    campaignId: "motorcycle-draw",
    msisdn,
    district,
    prizes: { en: "125 cc motorcycle", bn: "১২৫ সিসি মোটরসাইকেল" },
    drawnOn,
  }));
}
