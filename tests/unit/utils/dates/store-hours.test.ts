import { dayOfChange, hoursByTime, weekInShort, weekOf } from "@/utils/dates/store-hours";

const at = (days: readonly number[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));
const town = at([0, 1, 2, 3, 4, 6], "09:30", "18:00");
const city = [...at([0, 1, 2, 3, 4, 6], "10:00", "19:00"), ...at([5], "15:00", "19:00")];

it("begins the week on Saturday, and a closed day has no hours", () => {
  expect(weekOf(town).map(({ day, hours }) => [day, hours.length])).toEqual([
    [6, 1],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
  ]);
});

it("joins consecutive days with the same hours", () => {
  const short = (hours: typeof town) =>
    weekInShort(hours).map(({ from, to, hours: own }) => [from, to, own[0]?.opens ?? "closed"]);
  expect(short(town)).toEqual([
    [6, 4, "09:30"],
    [5, 5, "closed"],
  ]);
  expect(short(city)).toEqual([
    [6, 4, "10:00"],
    [5, 5, "15:00"],
  ]);
  expect(short(at([6, 1], "09:00", "17:00"))).toEqual([
    [6, 6, "09:00"],
    [0, 0, "closed"],
    [1, 1, "09:00"],
    [2, 5, "closed"],
  ]);
});

it("groups the days with the same hours", () => {
  expect(hoursByTime(city)).toEqual([
    { days: [0, 1, 2, 3, 4, 6], opens: "10:00", closes: "19:00" },
    { days: [5], opens: "15:00", closes: "19:00" },
  ]);
});

it.each([
  [{ day: 6, inDays: 0, time: "18:00" }, 6],
  [{ day: 6, inDays: 1, time: "09:30" }, 5],
  [{ day: 0, inDays: 2, time: "09:30" }, 5],
  [{ day: 3, inDays: 7, time: "09:30" }, 3],
])("calculates from %j that today is day %i", (change, today) => {
  expect(dayOfChange(change)).toBe(today);
});
