import { loggedPath } from "@/server/logged-path";

it.each([
  ["/shop/devices?find=01712345678", "/shop/devices"],
  ["/searchgp/01712345678", "/searchgp/[typed]"],
  ["/bn/SearchGP/nusrat/jahan?page=2", "/bn/SearchGP/[typed]"],
  ["/_next/data/build/en/searchgp/nusrat.json?query=nusrat", "/_next/data/build/en/searchgp/[typed]"],
  ["/shop/8801712345678", "/shop/[number]"],
  [`/about/${encodeURIComponent("০১৭১২৩৪৫৬৭৮")}`, "/about/[number]"],
  ["/searchgp", "/searchgp"],
  [undefined, ""],
])("the path %s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
