import { readListFilter } from "@/utils/paths/query-value";
import { readStoreSearch } from "@/utils/stores/store-search";

it("reads a search from a query", () => {
  expect(readStoreSearch({ key: " Sylhet ", service: "esim", open: "1", near: "24.894,91.868", page: "2" })).toEqual({
    key: "Sylhet",
    service: "esim",
    open: true,
    position: { latitude: "24.894", longitude: "91.868" },
    place: "",
    page: 2,
  });
});

it.each([
  ["nothing", {}],
  ["an unknown service", { service: "haircut" }],
  ["an invalid value for open", { open: "yes" }],
  ["a position without a longitude", { near: "24.894" }],
  ["a position outside the valid range", { near: "95,91.8" }],
  ["a position that is not a number", { near: "here,there" }],
  ["an invalid page", { page: "-1" }],
])("ignores %s", (_, query) => {
  expect(readStoreSearch(query)).toEqual({ key: "", service: "", open: false, position: null, place: "", page: 1 });
});

it("reads the place of a position, but not without a position", () => {
  expect(readStoreSearch({ near: "24.894,91.868", place: " Balaganj " })).toMatchObject({ place: "Balaganj" });
  expect(readStoreSearch({ place: "Balaganj" })).toMatchObject({ place: "" });
});

it("reads the first of several values, and eighty characters at most", () => {
  expect(readStoreSearch({ key: ["x".repeat(100), "y"] }).key).toBe("x".repeat(80));
});

it.each([
  ["2025", "3", { year: 2025, page: 3 }],
  ["২০২৫", "৩", { year: 2025, page: 3 }],
  ["1789", "0", { year: null, page: 1 }],
  ["soon", "99999", { year: null, page: 1 }],
])("reads a list of year %s and page %s", (year, page, expected) => {
  expect(readListFilter({ year, page })).toEqual(expected);
});
