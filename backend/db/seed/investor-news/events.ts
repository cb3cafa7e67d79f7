import type { investorEvents } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";
import { ANNUAL, QUARTERS } from "@/backend/db/seed/financial-figures";
import { toBengaliDigits } from "@/utils/digits";

type Row = typeof investorEvents.$inferInsert;

const HALL: Localized = {
  en: "International hall, head office, 14 Lakeside Avenue, Dhaka",
  bn: "ইন্টারন্যাশনাল হল, প্রধান কার্যালয়, ১৪ লেকসাইড অ্যাভিনিউ, ঢাকা",
};
const CALL: Localized = {
  en: "Conference call in English, recording the same evening",
  bn: "ইংরেজিতে কনফারেন্স কল, সেদিন সন্ধ্যায় রেকর্ডিং",
};
const QUARTER_BN = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"];
const FROM = 2024;
const REPORTS = "/about/investor-relations/ir-financial-report";
const MEETINGS = "/about/investor-relations/agmegm";
const DIVIDENDS = "/about/investor-relations/dividend";
const ANNUAL_REPORTS = "/about/investor-relations/ir-annual-report";
const UNCLAIMED = "/about/investor-relations/unpaid-unclaimed-dividend";

const both = (en: string, bn: string): Localized => ({ en, bn: toBengaliDigits(bn) });

function resultsRow(year: number, quarter: 1 | 2 | 3 | 4, heldOn: string): Row {
  const whole = quarter === 4;
  return {
    id: whole ? `results-${year}` : `results-${year}-q${quarter}`,
    kind: "results",
    titles: whole
      ? both(`Results of ${year} and dividend proposal`, `${year} সালের ফলাফল ও লভ্যাংশের প্রস্তাব`)
      : both(`Results of quarter ${quarter} of ${year}`, `${year} সালের ${QUARTER_BN[quarter - 1]} প্রান্তিকের ফলাফল`),
    details: both(
      "The statements are published once the board has approved them. Write to investor.relations@gp.example until the day before for the link and number of the call.",
      "পর্ষদের অনুমোদনের পরপরই বিবরণী প্রকাশিত হয়। কলের লিংক ও নম্বরের জন্য আগের দিনের মধ্যে investor.relations@gp.example ঠিকানায় লিখুন।",
    ),
    places: CALL,
    heldOn,
    begins: "16:00",
    ends: "17:00",
    online: true,
    path: REPORTS,
  };
}

const quarterResults = QUARTERS.filter(({ publishedOn }) => publishedOn >= `${FROM}-01-01`).map(
  ({ year, quarter, publishedOn }) => resultsRow(year, quarter, publishedOn),
);

const annualReports: Row[] = [...ANNUAL.filter(([year]) => year >= FROM - 1), [2026, "2027-03-07"] as const].map(
  ([year, heldOn]) => ({
    id: `annual-report-${year}`,
    kind: "report",
    titles: both(`Annual report ${year}`, `${year} সালের বার্ষিক প্রতিবেদন`),
    details: both(
      "The whole year with audited statements, governance and sustainability, to read and to download.",
      "নিরীক্ষিত বিবরণী, সুশাসন ও টেকসই উন্নয়নসহ পুরো বছরের কথা, পড়া ও ডাউনলোডের জন্য।",
    ),
    heldOn,
    path: ANNUAL_REPORTS,
  }),
);

const MEETING_DAYS = [
  [26, 2024, "2024-04-29"],
  [27, 2025, "2025-04-28"],
  [28, 2026, "2026-04-27"],
  [29, 2027, "2027-04-26"],
] as const;
const meetings: Row[] = MEETING_DAYS.map(([number, year, heldOn]) => ({
  id: `agm-${year}`,
  kind: "meeting",
  titles: both(`${number}th annual general meeting`, `${number}তম বার্ষিক সাধারণ সভা`),
  details: both(
    "Statements, dividend, directors and auditors are put to the vote. Come with NID and BO ID, take part online, vote from home from two days before, or send a proxy 48 hours before.",
    "বিবরণী, লভ্যাংশ, পরিচালক ও নিরীক্ষক নিয়ে ভোট হয়। এনআইডি ও বিও আইডি নিয়ে আসুন, অনলাইনে যোগ দিন, দুই দিন আগে থেকে ঘরে বসে ভোট দিন, অথবা ৪৮ ঘণ্টা আগে প্রক্সি পাঠান।",
  ),
  places: HALL,
  heldOn,
  begins: "10:00",
  ends: "13:00",
  online: true,
  path: MEETINGS,
}));

const RECORD_DATES = [
  ["2023-final", "2024-02-26", 2023, "2024-05-16", "12.00"],
  ["2024-interim", "2024-08-14", 2024, "2024-09-10", "5.00"],
  ["2024-final", "2025-02-24", 2024, "2025-05-15", "7.00"],
  ["2025-final", "2026-02-23", 2025, "2026-05-14", "12.50"],
] as const;
const dividends: Row[] = RECORD_DATES.flatMap(([id, recordDate, year, paidOn, taka]): Row[] => {
  const isInterim = id.endsWith("interim");
  return [
    {
      id: `record-date-${id}`,
      kind: "dividend",
      titles: isInterim
        ? both(`Record date: interim dividend ${year}`, `রেকর্ড তারিখ: ${year} সালের অন্তর্বর্তী লভ্যাংশ`)
        : both(`Record date: dividend ${year}`, `রেকর্ড তারিখ: ${year} সালের লভ্যাংশ`),
      details: both(
        `Who is in the register at the end of this day gets Tk ${taka} a share.`,
        `এই দিন শেষে যাঁর নাম নিবন্ধনে থাকে, তিনি শেয়ারপ্রতি ${taka} টাকা পান।`,
      ),
      heldOn: recordDate,
      path: DIVIDENDS,
    },
    {
      id: `payment-${id}`,
      kind: "dividend",
      titles: isInterim
        ? both(`Interim dividend ${year} is paid`, `${year} সালের অন্তর্বর্তী লভ্যাংশ পরিশোধ`)
        : both(`Dividend ${year} is paid`, `${year} সালের লভ্যাংশ পরিশোধ`),
      details: both(
        `Tk ${taka} a share goes to the bank accounts of the BO accounts. If nothing has come after ten days, look on the page of unpaid dividends.`,
        `বিও হিসাবের ব্যাংক অ্যাকাউন্টে শেয়ারপ্রতি ${taka} টাকা পাঠানো হয়। দশ দিনেও না এলে অপরিশোধিত লভ্যাংশের পেজে খুঁজে দেখুন।`,
      ),
      heldOn: paidOn,
      path: UNCLAIMED,
    },
  ];
});

const nextRecordDate: Row = {
  id: "record-date-2026-final",
  kind: "dividend",
  titles: both("Record date: dividend 2026 and 29th AGM", "রেকর্ড তারিখ: ২০২৬ সালের লভ্যাংশ ও ২৯তম এজিএম"),
  details: both(
    "Who is in the register at the end of this day gets the dividend and may vote. Buy until 18 February, so that the share is in your account in time.",
    "এই দিন শেষে যাঁর নাম নিবন্ধনে থাকবে, তিনি লভ্যাংশ পাবেন ও ভোট দিতে পারবেন। শেয়ার সময়মতো হিসাবে আসতে ১৮ ফেব্রুয়ারির মধ্যে কিনুন।",
  ),
  heldOn: "2027-02-22",
  path: DIVIDENDS,
};

const AFTERNOONS = ["2024-12-11", "2025-12-10", "2026-12-09"];
const afternoons: Row[] = AFTERNOONS.map((heldOn) => ({
  id: `open-afternoon-${heldOn.slice(0, 4)}`,
  kind: "visit",
  titles: both("Open afternoon for shareholders", "শেয়ারহোল্ডারদের উন্মুক্ত বৈঠক"),
  details: both(
    "Talk with the chair, the CFO and the share office. No registration; bring NID and BO ID. Claims of unpaid dividends are settled on the spot.",
    "চেয়ার, প্রধান অর্থ কর্মকর্তা ও শেয়ার অফিসের সঙ্গে কথা বলুন। নিবন্ধন লাগে না; এনআইডি ও বিও আইডি আনুন। অপরিশোধিত লভ্যাংশের দাবি তখনই মেটানো হয়।",
  ),
  places: {
    en: "Ground floor, head office, 14 Lakeside Avenue, Dhaka",
    bn: "নিচতলা, প্রধান কার্যালয়, ১৪ লেকসাইড অ্যাভিনিউ, ঢাকা",
  },
  heldOn,
  begins: "15:00",
  ends: "18:00",
  path: UNCLAIMED,
}));

/** Dates for investors from 2024 to 2027. */
export function listEventRows(): Row[] {
  return [
    ...quarterResults,
    resultsRow(2026, 4, "2027-01-27"),
    resultsRow(2027, 1, "2027-04-21"),
    ...annualReports,
    ...meetings,
    ...dividends,
    nextRecordDate,
    ...afternoons,
  ];
}
