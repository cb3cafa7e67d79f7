import { type Accounts, accountsOf, balanceAt, listAccounts } from "@/tools/documents/accounts";
import { SHARES } from "@/tools/documents/company-figures";
import { formatAmount } from "@/utils/money/money";
import { toBengaliDigits } from "@/utils/numbers/digits";

export type Lang = "en" | "bn";
type Words = readonly [en: string, bn: string];

const say = (lang: Lang, [en, bn]: Words) => (lang === "bn" ? bn : en);
const digits = (lang: Lang, text: string) => (lang === "bn" ? toBengaliDigits(text) : text);
/** Outgoing money is in brackets, as usual in accounts. */
const money = (lang: Lang, crore: number) =>
  digits(lang, crore < 0 ? `(${formatAmount(-crore)})` : formatAmount(crore));
const perShare = (profit: number) => ((profit * 10_000_000) / SHARES).toFixed(2);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const people = (lakh: number) => (lakh / 100).toFixed(2);

interface Line {
  label: Words;
  value: (accounts: Accounts) => number;
  total?: true;
}

/** A Markdown table with one column per period; figures are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], textColumns = 1): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index < textColumns ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function lines(lang: Lang, head: readonly string[], periods: readonly Accounts[], entries: readonly Line[]): string {
  const rows = entries.map(({ label, value, total }) => {
    const strong = (text: string) => (total ? `**${text}**` : text);
    return [strong(say(lang, label)), ...periods.map((period) => strong(money(lang, value(period))))];
  });
  return table([say(lang, ["Tk crore", "কোটি টাকা"]), ...head], rows);
}

const costs = ({ revenue, ebitda }: Accounts) => revenue - ebitda;
const COST_PARTS: readonly (readonly [label: Words, part: number])[] = [
  [["Network, energy and sites", "নেটওয়ার্ক, জ্বালানি ও সাইট"], 0.34],
  [["Licence fees and revenue share", "লাইসেন্স ফি ও রাজস্ব ভাগ"], 0.21],
  [["Sales, distribution and marketing", "বিক্রি, পরিবেশন ও বিপণন"], 0.16],
  [["Interconnection and phones sold", "আন্তঃসংযোগ ও বিক্রীত ফোন"], 0.13],
];
const SALARIES = 0.09;
const costPart = (accounts: Accounts, part: number) => Math.round(costs(accounts) * part);
const otherCosts = (accounts: Accounts) =>
  costs(accounts) -
  [...COST_PARTS.map(([, part]) => part), SALARIES].reduce((sum, part) => sum + costPart(accounts, part), 0);
const operating = ({ ebitda, depreciation }: Accounts) => ebitda - depreciation;
const beforeTax = (accounts: Accounts) => operating(accounts) - accounts.financeCost;

const INCOME: readonly Line[] = [
  { label: ["Revenue", "রাজস্ব"], value: ({ revenue }) => revenue, total: true },
  ...COST_PARTS.map(([label, part]): Line => ({ label, value: (accounts) => -costPart(accounts, part) })),
  { label: ["Salaries and training", "বেতন ও প্রশিক্ষণ"], value: (accounts) => -costPart(accounts, SALARIES) },
  { label: ["Other costs", "অন্যান্য খরচ"], value: (accounts) => -otherCosts(accounts) },
  { label: ["EBITDA", "ইবিআইটিডিএ"], value: ({ ebitda }) => ebitda, total: true },
  { label: ["Depreciation and amortisation", "অবচয় ও অবলোপন"], value: ({ depreciation }) => -depreciation },
  { label: ["Operating profit", "পরিচালন মুনাফা"], value: operating, total: true },
  { label: ["Finance cost, net", "নিট অর্থায়ন ব্যয়"], value: ({ financeCost }) => -financeCost },
  { label: ["Profit before tax", "কর-পূর্ব মুনাফা"], value: beforeTax },
  { label: ["Income tax", "আয়কর"], value: ({ tax }) => -tax },
  { label: ["Profit after tax", "কর-পরবর্তী মুনাফা"], value: ({ profit }) => profit, total: true },
];

const licences = ({ assets }: Balance) => Math.round(assets * 0.29);
const leased = ({ assets }: Balance) => Math.round(assets * 0.16);
type Balance = Pick<Accounts, "assets" | "receivables" | "cash" | "debt" | "payables" | "equity">;
const CAPITAL = 1_200;
const wholeOf = ({ assets, receivables, cash }: Balance) => assets + receivables + cash;
const leaseDebt = ({ debt }: Balance) => Math.round(debt * 0.3);
const licenceDebt = ({ debt }: Balance) => Math.round(debt * 0.34);

const BALANCE: readonly { label: Words; value: (balance: Balance) => number; total?: true }[] = [
  {
    label: ["Property and equipment", "সম্পত্তি ও যন্ত্রপাতি"],
    value: (balance) => balance.assets - licences(balance) - leased(balance),
  },
  { label: ["Licences, spectrum and software", "লাইসেন্স, স্পেকট্রাম ও সফটওয়্যার"], value: licences },
  { label: ["Right-of-use assets", "ব্যবহারাধিকারের সম্পদ"], value: leased },
  { label: ["Receivables and stock", "প্রাপ্য ও মজুত"], value: ({ receivables }) => receivables },
  { label: ["Cash and bank balances", "নগদ ও ব্যাংকে জমা"], value: ({ cash }) => cash },
  { label: ["Assets", "মোট সম্পদ"], value: wholeOf, total: true },
  { label: ["Share capital", "শেয়ার মূলধন"], value: () => CAPITAL },
  {
    label: ["Share premium and retained earnings", "শেয়ার প্রিমিয়াম ও সংরক্ষিত আয়"],
    value: ({ equity }) => equity - CAPITAL,
  },
  { label: ["Equity", "মোট মালিকানা স্বত্ব"], value: ({ equity }) => equity, total: true },
  {
    label: ["Bank loans", "ব্যাংক ঋণ"],
    value: (balance) => balance.debt - leaseDebt(balance) - licenceDebt(balance),
  },
  { label: ["Lease liabilities", "ইজারা দায়"], value: leaseDebt },
  { label: ["Licence fees due", "বকেয়া লাইসেন্স ফি"], value: licenceDebt },
  { label: ["Trade and other payables", "বাণিজ্যিক ও অন্যান্য দেনা"], value: ({ payables }) => payables },
  {
    label: ["Equity and liabilities", "মোট মালিকানা স্বত্ব ও দায়"],
    value: ({ equity, debt, payables }) => equity + debt + payables,
    total: true,
  },
];

const fromOperations = ({ ebitda, tax, financeCost, workingCapital }: Accounts) =>
  ebitda - tax - financeCost + workingCapital;
const fromFinancing = ({ dividend, repaid }: Accounts) => -dividend - repaid;
const change = (accounts: Accounts) => fromOperations(accounts) - accounts.investment + fromFinancing(accounts);

const CASH: readonly Line[] = [
  { label: ["EBITDA", "ইবিআইটিডিএ"], value: ({ ebitda }) => ebitda },
  { label: ["Income tax paid", "পরিশোধিত আয়কর"], value: ({ tax }) => -tax },
  { label: ["Interest paid, net", "নিট পরিশোধিত সুদ"], value: ({ financeCost }) => -financeCost },
  { label: ["Change in working capital", "চলতি মূলধনের পরিবর্তন"], value: ({ workingCapital }) => workingCapital },
  { label: ["Cash from operations", "পরিচালন থেকে নগদ"], value: fromOperations, total: true },
  { label: ["Network, sites and software", "নেটওয়ার্ক, সাইট ও সফটওয়্যারে বিনিয়োগ"], value: ({ investment }) => -investment },
  { label: ["Dividends paid", "পরিশোধিত লভ্যাংশ"], value: ({ dividend }) => -dividend },
  {
    label: ["Loans, leases and licence fees repaid, net", "ঋণ, ইজারা ও লাইসেন্স ফি পরিশোধ, নিট"],
    value: ({ repaid }) => -repaid,
  },
  { label: ["Change in cash", "নগদের পরিবর্তন"], value: change, total: true },
  { label: ["Cash at the beginning", "শুরুতে নগদ"], value: (accounts) => accounts.cash - change(accounts) },
  { label: ["Cash at the end", "শেষে নগদ"], value: ({ cash }) => cash, total: true },
];

/** Profit and loss of periods side by side. */
export const incomeTable = (lang: Lang, head: readonly string[], periods: readonly Accounts[]) => {
  const shares = [
    say(lang, ["Earnings a share, Tk", "শেয়ারপ্রতি আয়, টাকা"]),
    ...periods.map(({ profit }) => digits(lang, perShare(profit))),
  ];
  return `${lines(lang, head, periods, INCOME)}\n| ${shares.join(" | ")} |`;
};

/** Financial position at the ends of periods, side by side. */
export const balanceTable = (lang: Lang, head: readonly string[], balances: readonly Balance[]) =>
  lines(lang, head, balances as Accounts[], BALANCE as readonly Line[]);

/** Cash flows of periods side by side. */
export const cashTable = (lang: Lang, head: readonly string[], periods: readonly Accounts[]) =>
  lines(lang, head, periods, CASH);

/** Changes in equity from the beginning of a period to its end. */
export function equityTable(lang: Lang, accounts: Accounts): string {
  const rows: readonly (readonly [Words, number])[] = [
    [["Equity at the beginning", "শুরুতে মালিকানা স্বত্ব"], accounts.equity - accounts.profit + accounts.dividend],
    [["Profit after tax", "কর-পরবর্তী মুনাফা"], accounts.profit],
    [["Dividends paid", "পরিশোধিত লভ্যাংশ"], -accounts.dividend],
    [["Equity at the end", "শেষে মালিকানা স্বত্ব"], accounts.equity],
  ];
  return table(
    [say(lang, ["Movement", "পরিবর্তন"]), say(lang, ["Tk crore", "কোটি টাকা"])],
    rows.map(([label, value]) => [say(lang, label), money(lang, value)]),
  );
}

const QUARTER: Words = ["Quarter", "প্রান্তিক"];
const HEAD: readonly Words[] = [
  ["Revenue", "রাজস্ব"],
  ["EBITDA", "ইবিআইটিডিএ"],
  ["Margin", "মার্জিন"],
  ["Profit", "মুনাফা"],
];
const CUSTOMERS: Words = ["Customers, crore", "গ্রাহক, কোটি"];

/** The quarters of a year, one line each, and the whole year. */
export function quartersTable(lang: Lang, year: number): string {
  const quarters = listAccounts().filter((each) => each.year === year);
  const row = (label: string, { revenue, ebitda, profit, subscribers }: Accounts) =>
    [
      label,
      formatAmount(revenue),
      formatAmount(ebitda),
      percent(ebitda, revenue),
      formatAmount(profit),
      people(subscribers),
    ].map((cell) => digits(lang, cell));
  return table(
    [QUARTER, ...HEAD, CUSTOMERS].map((words) => say(lang, words)),
    [
      ...quarters.map((each) => row(lang === "bn" ? `${each.quarter}` : `Q${each.quarter}`, each)),
      row(say(lang, ["Year", "পুরো বছর"]), accountsOf(year)).map((cell) => `**${cell}**`),
    ],
  );
}

const DIVIDEND_PERCENT: Readonly<Record<number, number>> = {
  2020: 100,
  2021: 110,
  2022: 115,
  2023: 120,
  2024: 120,
  2025: 125,
};

/** Several years up to the given one, newest first. */
export function yearsTable(lang: Lang, last: number, count: number): string {
  const years = Array.from({ length: count }, (_, index) => last - index);
  const row = (words: Words, value: (accounts: Accounts, year: number) => string) => [
    say(lang, words),
    ...years.map((year) => digits(lang, value(accountsOf(year), year))),
  ];
  return table(
    [say(lang, ["Tk crore", "কোটি টাকা"]), ...years.map((year) => digits(lang, String(year)))],
    [
      row(["Revenue", "রাজস্ব"], ({ revenue }) => formatAmount(revenue)),
      row(["EBITDA", "ইবিআইটিডিএ"], ({ ebitda }) => formatAmount(ebitda)),
      row(["EBITDA margin", "ইবিআইটিডিএ মার্জিন"], ({ ebitda, revenue }) => percent(ebitda, revenue)),
      row(["Profit after tax", "কর-পরবর্তী মুনাফা"], ({ profit }) => formatAmount(profit)),
      row(["Earnings a share, Tk", "শেয়ারপ্রতি আয়, টাকা"], ({ profit }) => perShare(profit)),
      row(["Dividend, percent", "লভ্যাংশ, শতাংশ"], (_, year) => String(DIVIDEND_PERCENT[year] ?? 0)),
      row(["Investments", "বিনিয়োগ"], ({ investment }) => formatAmount(investment)),
      row(["Equity", "মালিকানা স্বত্ব"], ({ equity }) => formatAmount(equity)),
      row(["Customers, crore", "গ্রাহক, কোটি"], ({ subscribers }) => people(subscribers)),
      row(["On the internet, crore", "ইন্টারনেট ব্যবহারকারী, কোটি"], ({ dataUsers }) => people(dataUsers)),
    ],
  );
}

/** The three statements of a year beside those of the year before. */
export function yearTable(kind: "income" | "balance" | "cash", lang: Lang, year: number): string {
  const head = [year, year - 1].map((each) => digits(lang, String(each)));
  if (kind === "balance") return balanceTable(lang, head, [balanceAt(year), balanceAt(year - 1)]);
  const periods = [accountsOf(year), accountsOf(year - 1)];
  return kind === "income" ? incomeTable(lang, head, periods) : cashTable(lang, head, periods);
}
