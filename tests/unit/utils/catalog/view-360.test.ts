import { frameAfterDrag, sheetAddress, sheetPlace, turnedDegrees, wrapFrame } from "@/utils/catalog/view-360";

test.each([
  [0, 0],
  [23, 23],
  [24, 0],
  [-1, 23],
  [-49, 23],
  [50, 2],
])("view %i of 24 is view %i", (frame, expected) => {
  expect(wrapFrame(frame, 24)).toBe(expected);
});

test.each([
  ["once across is once round", 5, 480, 5],
  ["half across is half round", 0, 240, 12],
  ["to the left it goes back over the start", 1, -60, 22],
  ["to the right it goes on over the end", 22, 60, 1],
  ["less than half a step turns nothing", 7, 9, 7],
])("a drag follows the hand: %s", (_, from, distance, expected) => {
  expect(frameAfterDrag(from, distance, 480, 24)).toBe(expected);
});

test("nothing turns on a stage without a width", () => {
  expect(frameAfterDrag(3, 50, 0, 24)).toBe(3);
});

test("a view is given in whole degrees", () => {
  expect([0, 1, 6, 23].map((frame) => turnedDegrees(frame, 24))).toEqual([0, 15, 90, 345]);
  expect(turnedDegrees(1, 16)).toBe(23);
});

test("the window shows the view's column and row, the last row not full", () => {
  const sheet = { frames: 20, columns: 6 };
  expect(sheetPlace(0, sheet)).toEqual({ width: "600%", height: "400%", left: "0%", top: "0%" });
  expect(sheetPlace(19, sheet)).toMatchObject({ left: "-100%", top: "-300%" });
});

test("a sheet of the kit has two built widths, another keeps its address", () => {
  const turn = { src: "/images/kit/turn/phone-orbit-forest-green.webp" };
  expect(sheetAddress(turn, "small")).toBe("/img/turn/phone-orbit-forest-green-2400.webp");
  expect(sheetAddress(turn, "large")).toBe("/img/turn/phone-orbit-forest-green-3840.webp");
  expect(sheetAddress({ src: "https://pictures.example/turn.webp" }, "small")).toBe(
    "https://pictures.example/turn.webp",
  );
});
