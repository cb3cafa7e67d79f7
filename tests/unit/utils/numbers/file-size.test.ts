import { formatFileSize } from "@/utils/numbers/file-size";

describe("formatFileSize", () => {
  it.each([
    [0, "1 KB", "১ কেবি"],
    [84_300, "84 KB", "৮৪ কেবি"],
    [999_400, "999 KB", "৯৯৯ কেবি"],
    [999_600, "1 MB", "১ এমবি"],
    [1_440_000, "1.4 MB", "১.৪ এমবি"],
    [12_960_000, "13 MB", "১৩ এমবি"],
  ])("%i bytes are %s", (bytes, english, bengali) => {
    expect(formatFileSize(bytes, "en")).toBe(english);
    expect(formatFileSize(bytes, "bn")).toBe(bengali);
  });
});
