import { weekdayLabels } from "@/utils/dates/weekday-range";
import { readStarSearch, starSearchFields } from "@/utils/star/star-search";

const nothing = {
  category: "",
  area: "",
  tier: "",
  district: "",
  position: null,
  today: false,
  offer: "",
  page: 1,
};

it("reads every filter of a query", () => {
  expect(
    readStarSearch({
      category: "food",
      area: "coxs-bazar",
      tier: "Gold Star",
      district: "Cox's Bazar",
      near: "21.416,91.983",
      today: "1",
      offer: "pizza-pukur",
      page: "২",
    }),
  ).toEqual({
    category: "food",
    area: "coxs-bazar",
    tier: "Gold Star",
    district: "Cox's Bazar",
    position: { latitude: "21.416", longitude: "91.983" },
    today: true,
    offer: "pizza-pukur",
    page: 2,
  });
});

it.each([
  ["nothing", {}],
  ["empty fields", { category: "", area: "", tier: "", district: "", near: "", today: "", offer: "" }],
  ["invalid values", { category: "A b", tier: "Bronze", district: "<b>", near: "1", today: "yes", offer: "-" }],
])("reads %s as a list without filters", (_, query) => {
  expect(readStarSearch(query)).toEqual(nothing);
});

it("writes the fields of the same list, without page and offer", () => {
  const search = readStarSearch({ category: "food", near: "24.9,91.9", today: "1", offer: "tea", page: "3" });
  expect(starSearchFields(search)).toEqual({
    category: "food",
    area: "",
    tier: "",
    district: "",
    near: "24.9,91.9",
    today: 1,
  });
  expect(starSearchFields(readStarSearch({}))).toMatchObject({ near: null, today: null });
});

it.each([
  [[5], { days: [5] }],
  [[6, 5], { days: [5, 6] }],
  [[0, 1, 2], { range: [0, 2] }],
  [[4, 3, 2, 1, 0], { range: [0, 4] }],
  [[0, 2, 4], { days: [0, 2, 4] }],
])("returns the labels of the days %j", (days, words) => {
  expect(weekdayLabels(days)).toEqual(words);
});

it("ignores spaces around a value, and accepts keys of the maximum length", () => {
  const [key, district, offer] = ["k".repeat(40), `D${"d".repeat(59)}`, "o".repeat(64)];
  expect(readStarSearch({ category: ` ${key} `, area: key, district, offer })).toMatchObject({
    category: key,
    area: key,
    district,
    offer,
  });
});

it.each([
  { category: "k".repeat(41) },
  { category: "food!" },
  { area: "!food" },
  { district: `D${"d".repeat(60)}` },
  { district: "1Dhaka" },
  { district: "Dhaka1" },
  { offer: "o".repeat(65) },
  { offer: "-tea" },
  { offer: "tea!" },
])("ignores %j", (query) => {
  expect(readStarSearch(query)).toEqual(nothing);
});
