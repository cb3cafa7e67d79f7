import { contentAddress, contentPathOf } from "@/utils/paths/content-address";

const STORY = "/about/discover-gp/about-brand/our-story";

it("writes the brand's slug into an address", () => {
  expect(contentAddress(STORY, "nova")).toBe("/about/discover-gp/about-nova/our-story");
  expect(contentAddress("/about/investor-relations/corporate-governance-in-brand", "nova")).toBe(
    "/about/investor-relations/corporate-governance-in-nova",
  );
  expect(contentAddress("/about/career", "nova")).toBe("/about/career");
});

it("finds the content path of an address", () => {
  expect(contentPathOf("/about/discover-gp/about-nova/our-story", "nova")).toBe(STORY);
  expect(contentPathOf("/5g", "nova")).toBe("/5g");
});

it("accepts only one address for a page", () => {
  expect(contentPathOf(STORY, "nova")).toBeNull();
  expect(contentPathOf(STORY, "brand")).toBe(STORY);
});

it.each(["/", "/A", "/a//b", "/a/", "/a%20b", "/a.b", "/আ", `/${"a".repeat(200)}`])("has no page for %s", (address) => {
  expect(contentPathOf(address, "nova")).toBeNull();
});
