import { browserPosition, nearOf, readNear } from "@/utils/browser/near-position";

it("writes a position with three decimals, about a hundred metres", () => {
  expect(nearOf({ latitude: 24.894_712, longitude: 91.868_4 })).toBe("24.895,91.868");
});

it("reads its own format", () => {
  expect(readNear("24.895,91.868")).toEqual({ latitude: "24.895", longitude: "91.868" });
});

it.each(["", "24.895", "91.2,24.8", "24.8,181", "north,east", "24.8x,91"])("returns null for %j", (text) => {
  expect(readNear(text)).toBeNull();
});

it("gives up when a web view never answers the question for the position", async () => {
  jest.useFakeTimers();
  const geolocation = { getCurrentPosition: () => undefined };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { geolocation } });
  const refused = expect(browserPosition()).rejects.toThrow("No answer");
  await jest.advanceTimersByTimeAsync(30_000);
  await refused;
  jest.useRealTimers();
});
