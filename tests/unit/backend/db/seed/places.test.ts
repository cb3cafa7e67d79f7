import { dataRows } from "@/tests/support/data-rows";

interface Place {
  name: string;
  nameBn: string;
}
interface PostCode {
  district: string;
  thana: string;
  postCode: string;
  postOffice: string;
  postOfficeBn: string;
}

const options = dataRows<{ type: string; zone: string; feePoisha: number }>("delivery-options");
const BENGALI = /^[ঀ-৿\s.\-‌‍]+$/;
const districts = dataRows<Place & { zone: string }>("districts");
const thanas = dataRows<Place & { district: string }>("thanas");
const postCodes = dataRows<PostCode>("post-codes");

function postCodesOf(district: string, thana: string): string[] {
  return postCodes.filter((row) => row.district === district && row.thana === thana).map(({ postCode }) => postCode);
}

describe("the places of delivery", () => {
  it("are the 64 districts in today's official spelling", () => {
    expect(new Set(districts.map(({ name }) => name)).size).toBe(64);
    const names = districts.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["Chattogram", "Barishal", "Cumilla", "Jashore", "Bogura", "Cox's Bazar"]),
    );
  });

  it.each(districts)("$name has thanas, each with a post code", ({ name }) => {
    const own = thanas.filter(({ district }) => district === name);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map((thana) => thana.name)).size).toBe(own.length);
    for (const thana of own) expect(postCodesOf(name, thana.name).length).toBeGreaterThan(0);
  });

  it("have Bengali names in Bengali", () => {
    const names = [...districts, ...thanas].map(({ nameBn }) => nameBn);
    for (const name of [...names, ...postCodes.map(({ postOfficeBn }) => postOfficeBn)]) expect(name).toMatch(BENGALI);
  });

  it("have post codes of four digits, each for one post office", () => {
    const offices = new Map<string, string>();
    for (const { district, postCode, postOffice } of postCodes) {
      expect(postCode).toMatch(/^[1-9]\d{3}$/);
      expect(offices.get(postCode) ?? `${district}/${postOffice}`).toBe(`${district}/${postOffice}`);
      offices.set(postCode, `${district}/${postOffice}`);
    }
  });

  it("have the post codes of city thanas", () => {
    expect(postCodesOf("Dhaka", "Gulshan")).toEqual(["1212"]);
    expect(postCodesOf("Dhaka", "Mohammadpur")).toEqual(["1207"]);
    expect(postCodesOf("Chattogram", "Kotwali")).toEqual(["4000"]);
    expect(postCodesOf("Sylhet", "Kotwali")).toEqual(["3100"]);
    expect(postCodesOf("Gazipur", "Tongi East")).toContain("1710");
  });

  it("use the district's head office for a thana without a post office", () => {
    const rows = postCodes.filter(({ district, thana }) => district === "Khulna" && thana === "Khalishpur");
    expect(rows.map(({ postCode, postOffice }) => `${postCode} ${postOffice}`)).toEqual(["9000 Khulna GPO"]);
  });
});

describe("the delivery options", () => {
  it("are regular for every district and express for Dhaka only", () => {
    const zones = new Set(districts.map(({ zone }) => zone));
    for (const zone of zones) {
      expect(options.some((option) => option.zone === zone && option.type === "regular")).toBe(true);
    }
    expect(options.filter(({ type }) => type === "express").map(({ zone }) => zone)).toEqual(["inside-dhaka"]);
    expect(districts.filter(({ zone }) => zone === "inside-dhaka").map(({ name }) => name)).toEqual(["Dhaka"]);
  });

  it("cost Tk 60, 100 and 130, and nothing for pick-up", () => {
    const fees = (wanted: boolean) =>
      options.filter(({ type }) => (type === "pickup") === wanted).map(({ feePoisha }) => feePoisha);
    expect(fees(false)).toEqual([6_000, 10_000, 13_000]);
    expect(fees(true)).toEqual([0, 0]);
  });
});
