import { readableSearch } from "@/server/search-target";

it.each([
  ["/searchgp/100%", "/searchgp/100%25"],
  ["/bn/searchgp/100%", "/bn/searchgp/100%25"],
  ["/searchgp/a%zz", "/searchgp/a%25zz"],
  ["/searchgp/%F0%9F", "/searchgp/%25F0%259F"],
  ["/searchgp/%E0%A4%A", "/searchgp/%25E0%25A4%25A"],
  ["/searchgp/%F0%9F%98%80%", "/searchgp/%F0%9F%98%80%25"],
  ["/searchgp/100%?category=products", "/searchgp/100%25?category=products"],
])("%s is the search for its literal text", (typed, readable) => {
  expect(readableSearch(typed)).toBe(readable);
});

it.each([
  "/searchgp/phone",
  "/searchgp/100%25",
  "/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8?page=2",
  "/searchgp",
  "/searchgp?q=100%",
  "/recharge/100%",
  "/",
])("%s is not changed", (typed) => {
  expect(readableSearch(typed)).toBe(typed);
});

it("every search address can be decoded afterwards", () => {
  for (let first = 0; first < 256; first += 1) {
    const byte = `%${first.toString(16).padStart(2, "0")}`;
    const [path = ""] = readableSearch(`/searchgp/x${byte}${byte}%`).split("?");
    expect(() => decodeURIComponent(path)).not.toThrow();
  }
});
