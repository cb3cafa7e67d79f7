import { dataVolume } from "@/utils/numbers/data-volume";

it.each([
  [500, 500, "MB"],
  [1_023, 1_023, "MB"],
  [1_024, 1, "GB"],
  [1_536, 1.5, "GB"],
  [25_600, 25, "GB"],
])("%d MB reads as %d %s", (megabytes, amount, unit) => {
  expect(dataVolume(megabytes)).toEqual({ amount, unit });
});
