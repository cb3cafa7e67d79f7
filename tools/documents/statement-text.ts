import { type Statement, statementFile } from "@/backend/db/seed/financial-figures";
import { balanceTable, cashTable, equityTable, incomeTable, table } from "@/tools/documents/account-tables";
import { type Accounts, accountsOf, balanceAt } from "@/tools/documents/accounts";
import { SHARES, STATEMENTS } from "@/tools/documents/company-figures";
import type { WrittenDocument } from "@/tools/documents/written-document";
import { formatAmount } from "@/utils/money/money";

const ORDINALS = ["first", "second", "third", "fourth"];

/** Every financial statement that the call lists, as the document to which its row links. */
export function listStatementDocuments(): WrittenDocument[] {
  return STATEMENTS.map((statement) => ({
    file: statementFile(statement.id),
    lang: "en",
    title: titleOf(statement),
    date: statement.publishedOn,
    label: statement.type === "annual" ? "Audited financial statements" : "Financial statements, not audited",
    text: textOf(statement),
  }));
}

function titleOf({ type, year, quarter }: Statement): string {
  if (type === "annual") return `Financial statements for the year ${year}`;
  if (type === "half-yearly") return `Financial statements for the first half of ${year}`;
  return `Financial statements for the ${ORDINALS[(quarter ?? 1) - 1]} quarter of ${year}`;
}

/** The quarters of a statement's year that it covers. */
function quartersOf({ type, quarter }: Statement): number[] {
  if (type === "annual") return [1, 2, 3, 4];
  return type === "half-yearly" ? [1, 2] : [quarter ?? 1];
}

function textOf(statement: Statement): string {
  const { year } = statement;
  const quarters = quartersOf(statement);
  const last = quarters.at(-1) ?? 4;
  const period = accountsOf(year, quarters);
  const before = year > 2020 ? accountsOf(year - 1, quarters) : null;
  const head = (name: string) => (before === null ? [`${name}${year}`] : [`${name}${year}`, `${name}${year - 1}`]);
  const name = statement.type === "annual" ? "" : statement.type === "half-yearly" ? "H1 " : `Q${last} `;
  const periods: NoteFacts["periods"] = before === null ? [period] : [period, before];
  const ends = ["31 March", "30 June", "30 September", "31 December"];
  const end = ends[last - 1] ?? "";
  return `
## The period in short

${summary(period, before)}

## Statement of profit or loss

${incomeTable("en", head(name), periods)}

## Statement of financial position

${balanceTable("en", [`${end} ${year}`, `31 December ${year - 1}`], [balanceAt(year, last), balanceAt(year - 1)])}

## Statement of cash flows

${cashTable("en", head(name), periods)}

## Statement of changes in equity

${equityTable("en", period)}

${notesText(statement, { head: head(name), periods, end })}

${statement.type === "annual" ? auditText(year) : reviewText()}

Approved by the board of directors on ${dayOf(statement.publishedOn)}.

${table(
  ["For the board", "", ""],
  [
    ["Dr Nasreen Mahbub", "Samira Anjum", "Imran Chowdhury"],
    ["Chair", "Chief executive officer", "Chief financial officer"],
  ],
  3,
)}
`;
}

const LONG_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `28 January 2026`. @param day ISO */
const dayOf = (day: string) => LONG_DAY.format(new Date(day));

const change = (now: number, then: number) => {
  const percent = ((now - then) / then) * 100;
  return `${Math.abs(percent).toFixed(1)} percent ${percent < 0 ? "less" : "more"} than a year before`;
};

function summary(period: Accounts, before: Accounts | null): string {
  const { revenue, ebitda, profit, subscribers, dataUsers, investment } = period;
  const against = (key: "revenue" | "profit" | "subscribers") =>
    before === null ? "" : `, ${change(period[key], before[key])}`;
  return [
    `- Revenue: Tk ${formatAmount(revenue)} crore${against("revenue")}.`,
    `- EBITDA: Tk ${formatAmount(ebitda)} crore, ${((ebitda / revenue) * 100).toFixed(1)} percent of revenue.`,
    `- Profit after tax: Tk ${formatAmount(profit)} crore${against("profit")}; Tk ${((profit * 10_000_000) / SHARES).toFixed(2)} a share.`,
    `- Customers: ${(subscribers / 100).toFixed(2)} crore${against("subscribers")}; ${(dataUsers / 100).toFixed(2)} crore of them on the internet.`,
    `- Investments: Tk ${formatAmount(investment)} crore, ${((investment / revenue) * 100).toFixed(1)} percent of revenue.`,
  ].join("\n");
}

/** Internet grows by two points a year from 28 percent in 2020. */
const dataPart = (year: number) => 0.28 + (year - 2020) * 0.02;
const SMALL_PARTS = [0.052, 0.041, 0.023] as const;

function revenueTable(head: readonly string[], periods: readonly Accounts[]): string {
  const data = ({ revenue, year }: Accounts) => Math.round(revenue * dataPart(year));
  const small =
    (part: number) =>
    ({ revenue }: Accounts) =>
      Math.round(revenue * part);
  const voice = (each: Accounts) =>
    each.revenue - data(each) - SMALL_PARTS.reduce((sum, part) => sum + small(part)(each), 0);
  const row = (label: string, value: (accounts: Accounts) => number) => [
    label,
    ...periods.map((each) => formatAmount(value(each))),
  ];
  return table(
    ["Tk crore", ...head],
    [
      row("Calls and messages", voice),
      row("Internet", data),
      row("Interconnection and roaming", small(SMALL_PARTS[0])),
      row("Business solutions", small(SMALL_PARTS[1])),
      row("Phones, SIMs and other", small(SMALL_PARTS[2])),
      row("Revenue", ({ revenue }) => revenue).map((cell) => `**${cell}**`),
    ],
  );
}

function assetsTable({ assets, investment, takenOn, depreciation }: Accounts): string {
  return table(
    ["Movement", "Tk crore"],
    [
      ["At the beginning", formatAmount(assets - investment - takenOn + depreciation)],
      ["Bought and built", formatAmount(investment)],
      ["Leases and licences taken on", formatAmount(takenOn)],
      ["Depreciation and amortisation", `(${formatAmount(depreciation)})`],
      ["**At the end**", `**${formatAmount(assets)}**`],
    ],
  );
}

const auditText = (year: number) => `## Report of the independent auditor

To the shareholders of {{legal}}.

**Opinion.** We have audited the statements of profit or loss, financial position, cash flows and changes in equity for the year ended 31 December ${year}, with their notes. In our opinion they give a true and fair view, in accordance with International Financial Reporting Standards, the Companies Act 1994 and other laws that apply.

**Basis.** We audited by the International Standards on Auditing and are independent of the company under the code of the Institute of Chartered Accountants of Bangladesh.

**Key audit matters.** Revenue from prepaid customers, which millions of small charges make up: we tested the rating and billing systems and re-performed the charges of a sample. Lives of network equipment: we compared them with replacements of the last five years. Tax claims: we read the files and asked counsel.

**Duties.** The directors prepare the statements and answer for internal control. We obtain reasonable assurance that the statements are free of material misstatement, and report it.

Dewan Tarafdar & Co., Chartered Accountants, Dhaka`;

const reviewText = () => `## Status of these figures

Interim statements are not audited. The audit committee read them before the board approved them.`;

/** The data from which a statement's notes are written. */
interface NoteFacts {
  /** The headings of the columns. */
  head: readonly string[];
  /** The period, and the previous period if there is one. */
  periods: readonly [Accounts, ...Accounts[]];
  /** The last day of the period, without its year. */
  end: string;
}

function notesText({ type, year }: Statement, { head, periods, end }: NoteFacts): string {
  const [period] = periods;
  return `## Notes

### 1. The company

{{legal}} is a public limited company under the Companies Act 1994. It runs a mobile network in all 64 districts of Bangladesh. Its shares are traded in Dhaka and Chattogram under the code GPTEL. The head office is {{brand}} House, 14 Lakeside Avenue, Dhaka 1212.

### 2. How these statements are made

They follow the International Financial Reporting Standards as adopted in Bangladesh${type === "annual" ? "" : ", for interim statements IAS 34"}, the Companies Act 1994 and the Securities and Exchange Rules 2020. Figures are in crore taka (one crore is ten million) and rounded; totals are those of the rounded figures. The policies are the same as in the statements before.

### 3. Revenue by source

${revenueTable(head, periods)}

### 4. Property, licences and right-of-use assets

${assetsTable(period)}

### 5. Income tax

Tax is charged at 40 percent, the rate for listed operators of mobile phones. Deferred tax is within payables: it stands for differences in depreciation between accounts and assessments.

### 6. Earnings a share

Profit after tax of Tk ${formatAmount(period.profit)} crore, divided by ${formatAmount(SHARES)} ordinary shares of Tk 10 each. No instrument would add to them, so diluted earnings are the same.

### 7. Related parties

Services of Meghbati Holdings Limited and its group cost Tk ${formatAmount(Math.round(period.revenue * 0.011))} crore in the period, at arm's length and approved by the audit committee. Key management received Tk ${formatAmount(Math.max(4, Math.round(period.revenue * 0.0021)))} crore.

### 8. Claims and commitments

Orders for equipment stood at Tk ${formatAmount(Math.round(period.investment * 0.38))} crore at the end of the period. Claims of the tax authority on SIM replacement of earlier years, Tk 412 crore, are before the High Court Division; counsel holds a payment unlikely, so no provision is made.

### 9. After the end of the period

Nothing happened between ${end} ${year} and the day of approval that would change these statements.`;
}
