import type { tariffPackages } from "@/backend/db/schema/tariff-packages";

type Row = typeof tariffPackages.$inferInsert;

const PREPAID = { type: "prepaid", pulseSeconds: 1, simPoisha: 200_00 } as const;
const POSTPAID = { type: "postpaid", pulseSeconds: 1, callPoisha: 70, smsPoisha: 30, simPoisha: 250_00 } as const;

const rows: readonly Row[] = [
  {
    ...PREPAID,
    id: "shohoj",
    names: { en: "Shohoj", bn: "সহজ" },
    suits: { en: "For everyone who recharges when needed", bn: "যাঁরা দরকারমতো রিচার্জ করেন" },
    callPoisha: 90,
    fnfNumbers: 3,
    fnfPoisha: 70,
    smsPoisha: 40,
    changeCode: "*121*21#",
  },
  {
    ...PREPAID,
    id: "adda",
    names: { en: "Adda", bn: "আড্ডা" },
    suits: { en: "For long calls with the same people", bn: "যাঁরা একই মানুষদের সঙ্গে বেশি কথা বলেন" },
    callPoisha: 110,
    fnfNumbers: 10,
    fnfPoisha: 60,
    smsPoisha: 40,
    changeCode: "*121*22#",
  },
  {
    ...PREPAID,
    id: "torun",
    names: { en: "Torun", bn: "তরুণ" },
    suits: { en: "For people aged 16 to 25", bn: "১৬ থেকে ২৫ বছর বয়সীদের জন্য" },
    callPoisha: 90,
    fnfNumbers: 5,
    fnfPoisha: 65,
    smsPoisha: 30,
    changeCode: "*121*23#",
  },
  {
    ...POSTPAID,
    id: "nishchinto",
    names: { en: "Nishchinto", bn: "নিশ্চিন্ত" },
    suits: { en: "For one person who is never without balance", bn: "একজনের জন্য, ব্যালেন্স কখনো ফুরায় না" },
    fnfNumbers: 5,
    fnfPoisha: 60,
    feePoisha: 50_00,
    includedMb: 1024,
    includedMinutes: 50,
    creditLeastPoisha: 800_00,
    creditMostPoisha: 10_000_00,
    depositFreePoisha: 1500_00,
  },
  {
    ...POSTPAID,
    id: "poribar",
    names: { en: "Poribar", bn: "পরিবার" },
    suits: { en: "For up to five numbers on one bill", bn: "এক বিলে পাঁচটি নম্বর পর্যন্ত" },
    fnfNumbers: 5,
    fnfPoisha: 0,
    feePoisha: 150_00,
    includedMb: 5 * 1024,
    includedMinutes: 200,
    creditLeastPoisha: 1500_00,
    creditMostPoisha: 20_000_00,
    depositFreePoisha: 3000_00,
  },
];

/** The packages that the site opens with, in the order of their comparison; prices in poisha. */
export function listTariffPackageRows(): Row[] {
  return rows.map((row, position) => ({ ...row, position }));
}
