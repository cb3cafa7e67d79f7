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
  ["across the full width it turns once", 5, 480, 5],
  ["across half the width it turns by half", 0, 240, 12],
  ["to the left it continues from the first view to the last", 1, -60, 22],
  ["to the right it continues from the last view to the first", 22, 60, 1],
  ["by less than half a step it does not turn", 7, 9, 7],
])("a drag turns the product: %s", (_, from, distance, expected) => {
  expect(frameAfterDrag(from, distance, 480, 24)).toBe(expected);
});

test("a drag on a stage without a width does not turn the product", () => {
  expect(frameAfterDrag(3, 50, 0, 24)).toBe(3);
});

test("the angle of a view is rounded to whole degrees", () => {
  expect([0, 1, 6, 23].map((frame) => turnedDegrees(frame, 24))).toEqual([0, 15, 90, 345]);
  expect(turnedDegrees(1, 16)).toBe(23);
});

test("the window shows the column and row of the view, also in an incomplete last row", () => {
  const sheet = { frames: 20, columns: 6 };
  expect(sheetPlace(0, sheet)).toEqual({ width: "600%", height: "400%", left: "0%", top: "0%" });
  expect(sheetPlace(19, sheet)).toMatchObject({ left: "-100%", top: "-300%" });
});

test("a sheet of the kit has two widths, another sheet keeps its address", () => {
  const turn = { src: "/images/kit/turn/phone-orbit-forest-green.webp" };
  expect(sheetAddress(turn, "small")).toBe("/img/turn/phone-orbit-forest-green-2400.webp");
  expect(sheetAddress(turn, "large")).toBe("/img/turn/phone-orbit-forest-green-3840.webp");
  expect(sheetAddress({ src: "https://pictures.example/turn.webp" }, "small")).toBe(
    "https://pictures.example/turn.webp",
  );
});
