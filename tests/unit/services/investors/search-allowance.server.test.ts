import { SearchAllowance } from "@/services/investors/search-allowance.server";

test("a network may search thirty times in ten minutes, and others are not held for it", () => {
  let now = 0;
  const allowance = new SearchAllowance(() => now);
  const tries = Array.from({ length: 31 }, () => allowance.takeOf("203.0.113.7"));
  expect(tries.filter(Boolean)).toHaveLength(30);
  expect(tries.at(-1)).toBe(false);
  expect(allowance.takeOf("203.0.113.8")).toBe(true);
  now = 600_000;
  expect(allowance.takeOf("203.0.113.7")).toBe(true);
});
