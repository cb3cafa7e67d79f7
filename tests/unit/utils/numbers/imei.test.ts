import { isImei, readDevice } from "@/utils/numbers/imei";

describe("an IMEI", () => {
  it("is valid only with its check digit", () => {
    expect(isImei("490154203237518")).toBe(true);
    const others = [..."012345679"].map((digit) => `49015420323751${digit}`);
    expect(others.some(isImei)).toBe(false);
  });

  it("is invalid if two neighbouring digits are exchanged", () => {
    expect(isImei("490154203273518")).toBe(false);
  });
});

describe("readDevice", () => {
  it.each([
    "490154203237518",
    "49 015420 323751 8",
    "৪৯০১৫৪২০৩২৩৭৫১৮",
    "49015420323751",
    "49-015420-323751-04",
    "49015420",
  ])("reads %s as its type allocation code", (text) => {
    expect(readDevice(text)).toEqual({ kind: "code", tac: "49015420" });
  });

  it.each(["490154203237519", "4901542032375", "490154203", "49015420323751800"])(
    "reports %s as a wrong IMEI",
    (text) => {
      expect(readDevice(text)).toEqual({ kind: "wrong-imei" });
    },
  );

  it.each(["Oskavi Focal 3", "3310", "Nirvox A 11"])("reads %s as a name", (text) => {
    expect(readDevice(text)).toEqual({ kind: "name", name: text });
  });
});
