import { nearOf, readNear } from "@/utils/browser/near-position";

it("writes a position to about a hundred metres", () => {
  expect(nearOf({ latitude: 24.894_712, longitude: 91.868_4 })).toBe("24.895,91.868");
});

it("reads what it writes", () => {
  expect(readNear("24.895,91.868")).toEqual({ latitude: "24.895", longitude: "91.868" });
});

it.each(["", "24.895", "91.2,24.8", "24.8,181", "north,east", "24.8x,91"])("takes %j for no position", (text) => {
  expect(readNear(text)).toBeNull();
});
