import type { ReportRow } from "@/backend/db/queries/content/investor-queries";
import type { DefinitionSource } from "@/backend/db/seed/definitions/definition-kinds";
import sizes from "@/backend/db/seed/documents-index.json";
import { listStatements, type Statement, statementFile } from "@/backend/db/seed/financial-figures";
import type { Localized, StoredFile } from "@/backend/db/stored-types";
import { formatAmount } from "@/utils/money/money";
import { toBengaliDigits } from "@/utils/numbers/digits";

const SIZES: Readonly<Record<string, number>> = sizes;
const QUARTER_NAMES_BN = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"] as const;

/** Statements by quarter, half year and year, each with its document. */
export function listFinancialReportRows(definitions: DefinitionSource): ReportRow[] {
  return listStatements(definitions).map((statement) => ({
    id: statement.id,
    titles: titlesOf(statement),
    type: statement.type,
    year: statement.year,
    quarter: statement.quarter,
    publishedOn: statement.publishedOn,
    file: fileOf(statementFile(statement.id)),
    figures: figuresOf(statement),
  }));
}

/** A document as the tables store it. @param url its address @throws Error when write-documents.ts wrote none */
function fileOf(url: string): StoredFile {
  const bytes = SIZES[url];
  if (bytes === undefined) throw new Error(`There is no document ${url}: run npm run documents`);
  return { url, bytes, type: "application/pdf" };
}

function titlesOf({ type, year, quarter }: Statement): Localized {
  if (type === "annual") {
    return {
      en: `Financial statements of the year ${year}`,
      bn: toBengaliDigits(`${year} সালের বার্ষিক আর্থিক বিবরণী`),
    };
  }
  if (type === "half-yearly") {
    return {
      en: `Financial statements, first half of ${year}`,
      bn: toBengaliDigits(`আর্থিক বিবরণী, ${year} সালের প্রথম ছয় মাস`),
    };
  }
  return {
    en: `Financial statements, quarter ${quarter} of ${year}`,
    bn: toBengaliDigits(`আর্থিক বিবরণী, ${year} সালের ${QUARTER_NAMES_BN[(quarter ?? 1) - 1]} প্রান্তিক`),
  };
}

function figuresOf({ figures, shares }: Statement) {
  const { revenue, ebitda, profit, subscribers, dataUsers } = figures;
  return [
    { label: { en: "Revenue", bn: "রাজস্ব" }, value: croreOf(revenue) },
    {
      label: { en: "EBITDA margin", bn: "ইবিআইটিডিএ মার্জিন" },
      value: bothDigits((digits) => `${digits(((ebitda / revenue) * 100).toFixed(1))}%`),
    },
    { label: { en: "Profit after tax", bn: "কর-পরবর্তী মুনাফা" }, value: croreOf(profit) },
    {
      label: { en: "Earnings per share", bn: "শেয়ারপ্রতি আয়" },
      value: takaOf(((profit * 10_000_000) / shares).toFixed(2)),
    },
    { label: { en: "Subscribers", bn: "গ্রাহক" }, value: peopleOf(subscribers) },
    { label: { en: "Internet users", bn: "ইন্টারনেট ব্যবহারকারী" }, value: peopleOf(dataUsers) },
  ];
}

function bothDigits(write: (digits: (text: string) => string) => string): Localized {
  return { en: write((text) => text), bn: write(toBengaliDigits) };
}

function croreOf(crore: number): Localized {
  const amount = formatAmount(crore);
  return { en: `Tk ${amount} crore`, bn: `${toBengaliDigits(amount)} কোটি টাকা` };
}

function takaOf(amount: string): Localized {
  return { en: `Tk ${amount}`, bn: `${toBengaliDigits(amount)} টাকা` };
}

/** @param lakh 100,000 people */
function peopleOf(lakh: number): Localized {
  return { en: `${(lakh / 10).toFixed(1)} million`, bn: `${toBengaliDigits((lakh / 100).toFixed(2))} কোটি` };
}
