import type { advertisements } from "@/backend/db/schema/advertisements";
import { dayInDhaka } from "@/utils/dates";
import { paths } from "@/utils/paths";

type Row = typeof advertisements.$inferInsert;

const DAY_MS = 86_400_000;
const image = (name: string) => ({ en: `/images/ads/${name}-en.webp`, bn: `/images/ads/${name}-bn.webp` });

/**
 * Invented campaigns of the advertisement toast, in order of preference: what runs differs between the languages, one
 * begins soon, one has ended. The pictures are drawn by scripts/renders/draw-advertisements.mjs.
 * @param now the days are counted from it
 */
export function listAdvertisementRows(now: Date): Row[] {
  const day = (days: number) => dayInDhaka(new Date(now.getTime() + days * DAY_MS));
  const rows: Row[] = [
    {
      id: "phones-on-emi",
      languages: ["en"],
      paths: [paths.home, paths.shop, paths.allCategories, paths.fiveG, paths.offers],
      startsOn: day(-7),
      endsOn: day(60),
      frequencyHours: 24,
      width: 320,
      height: 200,
      scrollDirection: "bottom-right",
      images: image("phones"),
      alts: {
        en: "5G phones on EMI with the cards of many banks. See the phones.",
        bn: "অনেক ব্যাংকের কার্ডে ফাইভজি ফোন মাসিক কিস্তিতে। ফোন দেখুন।",
      },
      link: paths.phones,
      newTab: false,
    },
    {
      id: "weekly-phone-draw",
      languages: ["en", "bn"],
      paths: [paths.home, paths.recharge, paths.plansOffers, paths.offers, paths.fiveG],
      startsOn: day(-7),
      endsOn: day(18),
      frequencyHours: 24,
      width: 320,
      height: 200,
      scrollDirection: "bottom-left",
      images: image("recharge-draw"),
      alts: {
        en: "Recharge Tk 100 and win a 5G phone: eight winners a week. Enter the draw.",
        bn: "১০০ টাকা রিচার্জে জিতুন ফোন: প্রতি সপ্তাহে আটজন বিজয়ী। অংশ নিন।",
      },
      link: paths.rechargeCampaigns,
      newTab: false,
    },
    {
      id: "pack-finder",
      languages: ["en", "bn"],
      paths: [paths.home, paths.plansOffers, paths.internetPacks],
      startsOn: day(-30),
      endsOn: day(120),
      frequencyHours: 72,
      width: 360,
      height: 130,
      scrollDirection: "top-center",
      images: image("pack-finder"),
      alts: { en: "Which pack fits you? Find my pack.", bn: "কোন প্যাক আপনার জন্য? প্যাক খুঁজুন।" },
      link: paths.packFinder,
      newTab: false,
    },
    {
      id: "esim-month",
      languages: ["en", "bn"],
      paths: [paths.home, paths.shop, paths.services],
      startsOn: day(14),
      endsOn: day(44),
      frequencyHours: 48,
      width: 280,
      height: 280,
      scrollDirection: "bottom-right",
      images: image("esim"),
      alts: {
        en: "No plastic: your number on an eSIM, on your phone in minutes. Get an eSIM.",
        bn: "সিম কার্ড ছাড়াই আপনার নম্বর ই-সিমে, কয়েক মিনিটেই ফোনে চালু। ই-সিম নিন।",
      },
      link: paths.esimMigration,
      newTab: true,
    },
    {
      id: "tablets-for-class",
      languages: ["en", "bn"],
      paths: [paths.home, paths.shop],
      startsOn: day(-60),
      endsOn: day(-20),
      frequencyHours: 24,
      width: 320,
      height: 180,
      scrollDirection: "top-right",
      images: image("tablets"),
      alts: {
        en: "Tablets for class: big screens, and data for every lesson. See the tablets.",
        bn: "পড়াশোনার ট্যাবলেট: বড় স্ক্রিন, সঙ্গে ক্লাসের ডেটা। ট্যাবলেট দেখুন।",
      },
      link: "/shop/devices/tab",
      newTab: false,
    },
  ];
  return rows.map((row, position) => ({ ...row, position }));
}
