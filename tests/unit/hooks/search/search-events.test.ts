import { maskedQuery } from "@/hooks/search/search-events";
import { eventProblems } from "@/utils/analytics/analytics-check";

it.each([
  ["iphone 15", "iphone ##"],
  ["০১৭১২৩৪৫৬৭৮ এর ব্যালেন্স", "########### এর ব্যালেন্স"],
  ["  01712345678  ", "###########"],
  ["٠١٧", "###"],
  ["", ""],
])("masks the digits of %p: %p", (query, masked) => {
  expect(maskedQuery(query)).toBe(masked);
});

it("is at most 200 characters long, and cut between characters", () => {
  const masked = maskedQuery("📱".repeat(500));
  expect(Array.from(masked)).toHaveLength(200);
  expect(masked.endsWith("📱")).toBe(true);
  for (const query of [masked, maskedQuery("5".repeat(500))]) {
    expect(eventProblems("search_submitted", { query, from: "page" })).toEqual([]);
  }
});
