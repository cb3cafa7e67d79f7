import { contentCalls, type PressRelease } from "@/backend/contract/content/content";
import { getPressRelease, listPressReleases } from "@/services/news/news-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const release: PressRelease = {
  slug: "solar-towers",
  title: "Solar towers",
  summary: "The thousandth",
  published_on: "2026-05-05",
  picture: { src: "/images/kit/scene/flood-help.svg", alt: "", width: 1200, height: 800 },
};
const data = { items: [release], count: 1, page: 1, pages: 1, per_page: 12, years: [2026, 2025], article: null };

test("releases are requested as in the contract", async () => {
  const api = fakeApi({ listPressReleases: () => ({ status: true, data }) });
  const list = await listPressReleases(api, { year: 2026, page: 1, perPage: 6 });
  const body = api.sent[0]?.input.body;
  expect(body).toEqual({ year: 2026, page: 1, per_page: 6 });
  expect(contentCalls.listPressReleases.body?.safeParse(body).success).toBe(true);
  expect(list).toMatchObject({ count: 1, years: [2026, 2025] });
  expect(list.releases[0]).toEqual({
    slug: "solar-towers",
    title: "Solar towers",
    summary: "The thousandth",
    publishedOn: "2026-05-05",
    picture: { src: "/images/kit/scene/flood-help.svg", alt: "", width: 1200, height: 800, tint: "transparent" },
  });
});

test("a release is read with its paragraphs", async () => {
  const article = { ...release, picture: null, body: ["One.", "Two."] };
  const api = fakeApi({ listPressReleases: () => ({ status: true, data: { ...data, article } }) });
  expect(await getPressRelease(api, "solar-towers")).toMatchObject({ picture: null, body: ["One.", "Two."] });
  expect(api.sent[0]?.input.body).toEqual({ slug: "solar-towers" });
});

test.each(["Foo", "a--b", "-a", "a".repeat(81), ""])(
  "a release with the invalid slug %j is absent without a call",
  async (name) => {
    const api = fakeApi({});
    await expect(getPressRelease(api, name)).rejects.toMatchObject({ isNotFound: true });
    expect(api.sent).toEqual([]);
  },
);

test("an answer without the release is an outage", async () => {
  const api = fakeApi({ listPressReleases: () => ({ status: true, data }) });
  await expect(getPressRelease(api, "solar-towers")).rejects.toMatchObject({ kind: "outage" });
});
