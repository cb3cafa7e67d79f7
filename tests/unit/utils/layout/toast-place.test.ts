import { isScrollDirection, toastPlaceOf } from "@/utils/layout/toast-place";

it.each([
  ["bottom-right", { edge: "bottom", side: "right" }],
  ["top_left", { edge: "top", side: "left" }],
  ["Top Center", { edge: "top", side: "center" }],
  ["top", { edge: "top", side: "center" }],
  ["left", { edge: "bottom", side: "left" }],
  ["right to left", { edge: "bottom", side: "right" }],
  ["bottom-to-top", { edge: "bottom", side: "center" }],
  ["down", { edge: "bottom", side: "center" }],
  ["up", { edge: "top", side: "center" }],
  ["", { edge: "bottom", side: "right" }],
  ["constructor", { edge: "bottom", side: "right" }],
] as const)("[ADTOAST-08] the scroll direction %j is the place %j", (direction, place) => {
  expect(toastPlaceOf(direction)).toEqual(place);
});

it("distinguishes valid from invalid directions", () => {
  expect(["top", "bottom-left", "centre"].every(isScrollDirection)).toBe(true);
  expect(["", "sideways", "topmost", "toString"].some(isScrollDirection)).toBe(false);
});
