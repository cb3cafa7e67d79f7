import { type FinancialReport, investorCalls } from "@/backend/contract/content/investors";
import { listFinancialReports, listShareholdingDetails } from "@/services/investors/investors-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const report: FinancialReport = {
  id: "2026-q3",
  title: "Quarter 3",
  type: "quarterly",
  year: 2026,
  quarter: 3,
  published_on: "2026-10-21",
  file: null,
  figures: [{ label: "Revenue", value: "Tk 4,418 crore" }],
};

test("reports are requested as in the contract", async () => {
  const data = { items: [report], count: 1, page: 1, pages: 1, per_page: 4, years: [2026] };
  const api = fakeApi({ listFinancialReports: () => ({ status: true, data }) });
  const list = await listFinancialReports(api, { type: "quarterly", perPage: 4 });
  const body = api.sent[0]?.input.body;
  expect(body).toEqual({ type: "quarterly", per_page: 4 });
  expect(investorCalls.listFinancialReports.body?.safeParse(body).success).toBe(true);
  expect(list.reports[0]).toMatchObject({ id: "2026-q3", publishedOn: "2026-10-21", file: null });
});

test("shareholdings are read by month", async () => {
  const groups = [{ key: "public", label: "Public", shares: 10, percent: 100 }];
  const data = { months: [{ month: "2026-10", groups }], years: [2026] };
  const api = fakeApi({ listShareholdingDetails: () => ({ status: true, data }) });
  expect(await listShareholdingDetails(api, { year: 2026 })).toEqual(data);
  expect(api.sent[0]?.input.body).toEqual({ year: 2026 });
});

test("an answer of another shape is an outage", async () => {
  const answer = () => ({ status: true, data: {} });
  const api = fakeApi({ listFinancialReports: answer, listShareholdingDetails: answer });
  await expect(listFinancialReports(api)).rejects.toMatchObject({ kind: "outage" });
  await expect(listShareholdingDetails(api)).rejects.toMatchObject({ kind: "outage" });
});
