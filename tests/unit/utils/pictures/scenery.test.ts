import { isScenery } from "@/utils/pictures/scenery";

test("a drawn scene fills its place, and a single object keeps free space around it", () => {
  expect(isScenery({ width: 1200, height: 800 })).toBe(true);
  expect(isScenery({ width: 1200, height: 900 })).toBe(false);
  expect(isScenery({ width: 600, height: 760 })).toBe(false);
});
