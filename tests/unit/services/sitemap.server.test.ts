import { listSitemapPages, listSitemapSections } from "@/services/sitemap.server";
import { fakeApi } from "@/tests/support/fake-api";

const entry = (path: string, section: string) => ({ path, name: path, section, updated_on: "2026-11-01" });
const api = fakeApi({
  listContentPages: () => ({
    data: [
      entry("/terms-use", "legal"),
      entry("/about/discover-gp/about-brand/our-story", "about"),
      entry("/about/career", "career"),
      entry("/privacy-policy", "legal"),
    ],
  }),
});

it("has a part for the site's own pages, the shop, and each section that has a page", async () => {
  expect(await listSitemapSections(api)).toEqual(["site", "shop", "about", "career", "legal"]);
});

it("lists the pages of a section at their addresses, in both languages, with their day", async () => {
  expect(await listSitemapPages(api, "about")).toEqual([
    { path: "/about/discover-gp/about-gp/our-story", languages: ["en", "bn"], changedOn: "2026-11-01" },
  ]);
  expect((await listSitemapPages(api, "legal"))?.map(({ path }) => path)).toEqual(["/terms-use", "/privacy-policy"]);
});

it("has no other part", async () => {
  expect(await listSitemapPages(api, "nothing")).toBeNull();
});
