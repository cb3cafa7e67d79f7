import { loadAboutSections } from "@/services/content/about-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const report = (year: number, quarter: number, revenue: string) => ({
  id: `${year}-q${quarter}`,
  title: `Quarter ${quarter} of ${year}`,
  type: "quarterly",
  year,
  quarter,
  published_on: "2026-10-21",
  file: null,
  figures: [
    { label: "Revenue", value: revenue },
    { label: "EBITDA margin", value: "61.4%" },
    { label: "Profit after tax", value: "Tk 986 crore" },
    { label: "Earnings per share", value: "Tk 8.22" },
    { label: "Subscribers", value: "88.1 million" },
  ],
});
const month = (name: string) => ({
  month: name,
  groups: [{ key: "sponsors", label: "Sponsors", shares: 1_200_000_000, percent: 100 }],
});
const page = { count: 1, page: 1, pages: 1, per_page: 12 };

const answers = {
  listFinancialReports: () => ({
    status: true,
    data: { items: [report(2026, 3, "Tk 4,418 crore"), report(2026, 2, "Tk 4,355 crore")], ...page, years: [2026] },
  }),
  listShareholdingDetails: () => ({
    status: true,
    data: { months: [month("2026-10"), month("2026-09")], years: [2026] },
  }),
  listPressReleases: () => ({
    status: true,
    data: {
      items: [{ slug: "q3", title: "Third quarter", summary: "Up.", published_on: "2026-10-21", picture: null }],
      ...page,
      years: [2026],
      article: null,
    },
  }),
};

it("returns the latest quarter, the earlier one with revenue and profit, and the latest shareholding", async () => {
  const { results, holding, news } = await loadAboutSections(fakeApi(answers), { setHeader: jest.fn() });
  expect(results?.figures.map(({ label }) => label)).toEqual([
    "Revenue",
    "EBITDA margin",
    "Profit after tax",
    "Earnings per share",
  ]);
  expect(results?.earlier).toEqual([
    {
      year: 2026,
      quarter: 2,
      figures: [
        { label: "Revenue", value: "Tk 4,355 crore" },
        { label: "Profit after tax", value: "Tk 986 crore" },
      ],
    },
  ]);
  expect(holding?.month).toBe("2026-10");
  expect(news).toEqual([{ slug: "q3", title: "Third quarter", summary: "Up.", publishedOn: "2026-10-21" }]);
});

it.each([
  ["results", "listFinancialReports"],
  ["holding", "listShareholdingDetails"],
  ["news", "listPressReleases"],
] as const)("leaves %s out when the call fails and marks the page as incomplete", async (name, call) => {
  jest.spyOn(console, "error").mockImplementation();
  const setHeader = jest.fn();
  const failing = {
    ...answers,
    [call]: () => {
      throw new Error("Out of order");
    },
  };
  const sections = await loadAboutSections(fakeApi(failing), { setHeader });
  expect(sections[name]).toBeNull();
  expect(Object.values(sections).filter((section) => section === null)).toHaveLength(1);
  expect(setHeader).toHaveBeenCalledWith("x-page-incomplete", "1");
});
