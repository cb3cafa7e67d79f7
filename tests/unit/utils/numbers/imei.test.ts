import { isImei, readDevice } from "@/utils/numbers/imei";

describe("an IMEI", () => {
  it("fits by its last digit and by no other", () => {
    expect(isImei("490154203237518")).toBe(true);
    const others = [..."012345679"].map((digit) => `49015420323751${digit}`);
    expect(others.some(isImei)).toBe(false);
  });

  it("is no IMEI when two neighbours are exchanged", () => {
    expect(isImei("490154203273518")).toBe(false);
  });
});

describe("what is typed of a phone", () => {
  it.each([
    "490154203237518",
    "49 015420 323751 8",
    "৪৯০১৫৪২০৩২৩৭৫১৮",
    "49015420323751",
    "49-015420-323751-04",
    "49015420",
  ])("%s goes on as its type allocation code alone", (text) => {
    expect(readDevice(text)).toEqual({ kind: "code", tac: "49015420" });
  });

  it.each(["490154203237519", "4901542032375", "490154203", "49015420323751800"])("%s is a wrong IMEI", (text) => {
    expect(readDevice(text)).toEqual({ kind: "wrong-imei" });
  });

  it.each(["Oskavi Focal 3", "3310", "Nirvox A 11"])("%s is a name", (text) => {
    expect(readDevice(text)).toEqual({ kind: "name", name: text });
  });
});
