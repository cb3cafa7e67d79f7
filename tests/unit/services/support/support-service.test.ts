import { contentCalls, type Notice } from "@/backend/contract/content/content";
import { getNotice, listNotices, searchUsefulInfo, voteUsefulInfo } from "@/services/support/support-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const notice: Notice = { slug: "work", title: "Work", summary: "At night", published_on: "2026-11-18", file: null };
const data = { items: [notice], count: 1, page: 1, pages: 1, per_page: 12, years: [2026], article: null };

test("notices are requested as in the contract", async () => {
  const api = fakeApi({ listNotices: () => ({ status: true, data }) });
  const list = await listNotices(api, { year: 2026, page: 1, perPage: 6 });
  const body = api.sent[0]?.input.body;
  expect(body).toEqual({ year: 2026, page: 1, per_page: 6 });
  expect(contentCalls.listNotices.body?.safeParse(body).success).toBe(true);
  expect(list.notices).toEqual([
    { slug: "work", title: "Work", summary: "At night", publishedOn: "2026-11-18", file: null },
  ]);
});

test("a notice is read with its paragraphs, and an invalid slug is absent without a call", async () => {
  const api = fakeApi({
    listNotices: () => ({ status: true, data: { ...data, article: { ...notice, body: ["One."] } } }),
  });
  expect(await getNotice(api, "work")).toMatchObject({ publishedOn: "2026-11-18", body: ["One."] });
  await expect(getNotice(api, "../etc")).rejects.toMatchObject({ isNotFound: true });
  expect(api.sent).toHaveLength(1);
});

test("answers are requested by the search term, and a vote is sent as in the contract", async () => {
  const api = fakeApi({
    searchUsefulInfo: () => ({ status: true, data: { items: [], count: 0 } }),
    voteUsefulInfo: () => ({ status: true }),
  });
  expect(await searchUsefulInfo(api, "সিম")).toEqual({ answers: [], count: 0 });
  await voteUsefulInfo(api, { slug: "lost-sim", useful: true, browser: "0b9f7a52-6c1e-4a39-9d7c-1f2e3d4c5b6a" });
  const [asked, voted] = api.sent;
  expect(contentCalls.searchUsefulInfo.params?.safeParse(asked?.input.params).success).toBe(true);
  expect(contentCalls.voteUsefulInfo.body?.safeParse(voted?.input.body).success).toBe(true);
});
