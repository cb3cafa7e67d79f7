import { readListFilter } from "@/utils/paths/list-filter";
import { readStoreSearch } from "@/utils/stores/store-search";

it("reads a search from an address", () => {
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
  ["another word for open", { open: "yes" }],
  ["half a position", { near: "24.894" }],
  ["a position off the earth", { near: "95,91.8" }],
  ["no position", { near: "here,there" }],
  ["a page that is none", { page: "-1" }],
])("takes %s as not said", (_, query) => {
  expect(readStoreSearch(query)).toEqual({ key: "", service: "", open: false, position: null, place: "", page: 1 });
});

it("knows what a position is called, and no place without a position", () => {
  expect(readStoreSearch({ near: "24.894,91.868", place: " Balaganj " })).toMatchObject({ place: "Balaganj" });
  expect(readStoreSearch({ place: "Balaganj" })).toMatchObject({ place: "" });
});

it("takes the first of several values, and no more than eighty characters", () => {
  expect(readStoreSearch({ key: ["x".repeat(100), "y"] }).key).toBe("x".repeat(80));
});

it.each([
  ["2025", "3", { year: 2025, page: 3 }],
  ["২০২৫", "৩", { year: 2025, page: 3 }],
  ["1789", "0", { year: null, page: 1 }],
  ["soon", "99999", { year: null, page: 1 }],
])("a list of year %s and page %s", (year, page, expected) => {
  expect(readListFilter({ year, page })).toEqual(expected);
});
