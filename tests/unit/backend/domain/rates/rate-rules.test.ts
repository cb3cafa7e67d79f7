import type { CountryRow, RateRow, RoamingPackRow } from "@/backend/db/queries/subscriber-services/rate-queries";
import { type CountryFilter, findCountries, ratesOf } from "@/backend/domain/rates/rate-rules";

const country = (code: string, en: string, bn: string, change: Partial<CountryRow> = {}): CountryRow => ({
  code,
  names: { en, bn },
  words: "",
  dialCode: "+1",
  isdZone: "one",
  roamingZone: "near",
  operators: [],
  ...change,
});
const india = country("IN", "India", "ভারত", { dialCode: "+91", words: "Bharat (Hindustan)" });
const indonesia = country("ID", "Indonesia", "ইন্দোনেশিয়া", { dialCode: "+62", roamingZone: null });
const ocean = country("IO", "British Indian Ocean", "ব্রিটিশ ভারত মহাসাগর", { dialCode: "+246", isdZone: null });
const bahamas = country("BS", "Bahamas", "বাহামা", { dialCode: "+1-242" });
const samoa = country("AS", "American Samoa", "আমেরিকান সামোয়া", { dialCode: "+1 684" });
const rows = [ocean, indonesia, india, bahamas, samoa];

const found = (change: Partial<CountryFilter>) =>
  findCountries(rows, { type: null, code: null, text: null, ...change }).map(({ code }) => code);

describe("findCountries", () => {
  test("lists all countries in their order without a filter", () => {
    expect(found({})).toEqual(["IO", "ID", "IN", "BS", "AS"]);
  });

  test("lists the countries with a zone of the service, or the country of a code", () => {
    expect(found({ type: "isd" })).toEqual(["ID", "IN", "BS", "AS"]);
    expect(found({ type: "roaming" })).toEqual(["IO", "IN", "BS", "AS"]);
    expect(found({ code: "BS" })).toEqual(["BS"]);
    expect(found({ code: "IO", type: "isd" })).toEqual([]);
  });

  test("sorts an equal name first, then names that begin with the text, then names that contain it", () => {
    expect(found({ text: " INDIA " })).toEqual(["IN", "IO"]);
    expect(found({ text: "ভারত" })).toEqual(["IN", "IO"]);
    expect(found({ text: "Ind" })).toEqual(["IO", "ID", "IN"]);
    expect(found({ text: "ndi" })).toEqual(["IO", "IN"]);
    expect(found({ text: "ndo" })).toEqual(["ID"]);
    expect(found({ text: "in" })).toEqual(["IN", "IO", "ID"]);
    expect(found({ text: "xyz" })).toEqual([]);
  });

  test("finds a country by another word for it, sorted like its name", () => {
    expect(found({ text: "hindustan" })).toEqual(["IN"]);
    expect(found({ text: "dust" })).toEqual(["IN"]);
    expect(found({ text: "samoa" })).toEqual(["AS"]);
    expect(found({ text: "american s" })).toEqual(["AS"]);
    // A name that begins with the text comes before another word that contains it.
    const inner = country("XA", "Land", "দেশ", { words: "Abharata" });
    const codesFor = (text: string, ...list: CountryRow[]) =>
      findCountries(list, { type: null, code: null, text }).map(({ code }) => code);
    expect(codesFor("bharat", inner, india)).toEqual(["IN", "XA"]);
    // A name that ends with the text only contains it, so it comes later.
    expect(codesFor("land", country("FI", "Finland", "ফিনল্যান্ড"), country("LA", "Landes", "লান্দ"))).toEqual(["LA", "FI"]);
  });

  test("a name with a number in it is a name and no dial code", () => {
    const order = (text: string, ...names: string[]) =>
      findCountries(
        names.map((name) => country(name, name, name)),
        { type: null, code: null, text },
      ).map(({ code }) => code);
    expect(order("area 51", "Area 51 North", "Area 51")).toEqual(["Area 51", "Area 51 North"]);
    expect(order("51 area", "51 Area North", "51 Area")).toEqual(["51 Area", "51 Area North"]);
  });

  test("finds a country by its dial code, with spaces around it", () => {
    expect(found({ text: " +91 " })).toEqual(["IN"]);
  });

  test("finds nothing for a text without a letter or a digit", () => {
    expect(found({ text: "  " })).toEqual([]);
  });

  test("finds by a whole other word before a name that begins with it", () => {
    const list = [
      country("UA", "Ukraine", "ইউক্রেন"),
      country("GB", "United Kingdom", "যুক্তরাজ্য", { words: "uk ব্রিটেন" }),
    ];
    expect(findCountries(list, { type: null, code: null, text: "UK" }).map(({ code }) => code)).toEqual(["GB", "UA"]);
  });

  test.each([
    ["indoneshia", ["ID"]],
    ["bharot mohasagor", ["IO"]],
    ["bahama", ["BS"]],
    ["ইন্ডিয়া", ["IN"]],
  ])("finds for %p the countries that sound like it, if none has this name", (text, codes) => {
    expect(found({ text })).toEqual(codes);
  });

  test("finds a dial code in both scripts, with or without + or 00, the equal code first", () => {
    expect(found({ text: "91" })).toEqual(["IN"]);
    expect(found({ text: "+৯১" })).toEqual(["IN"]);
    expect(found({ text: "0091" })).toEqual(["IN"]);
    expect(found({ text: "+1 242" })).toEqual(["BS"]);
    expect(found({ text: "1 6 8" })).toEqual(["AS"]);
    expect(found({ text: "2" })).toEqual(["IO"]);
    expect(found({ text: "42" })).toEqual([]);
    const list = [bahamas, country("US", "United States", "যুক্তরাষ্ট্র")];
    const codes = findCountries(list, { type: null, code: null, text: "1" }).map(({ code }) => code);
    expect(codes).toEqual(["US", "BS"]);
  });

  test("ignores digits among letters as a dial code, and removes only a leading +", () => {
    expect(found({ text: "a91" })).toEqual([]);
    expect(found({ text: "91a" })).toEqual([]);
    const numbered = [
      country("XB", "Area 91", "৯১ এলাকা", { dialCode: "+5" }),
      country("XC", "91 Isles", "দ্বীপ", { dialCode: "+5" }),
    ];
    const named = (text: string) => findCountries(numbered, { type: null, code: null, text }).map(({ code }) => code);
    expect(named("area 91")).toEqual(["XB"]);
    expect(named("91 isles")).toEqual(["XC"]);
    expect(found({ text: "9+1" })).toEqual([]);
  });
});

describe("ratesOf", () => {
  const rate = (service: RateRow["service"], zone: string): RateRow => ({
    service,
    zone,
    zoneLabels: { en: zone, bn: zone },
    kind: "call-out" as RateRow["kind"],
    pricePoisha: 100,
    unit: "minute" as RateRow["unit"],
    pulseSeconds: 10,
  });
  const pack = (zone: string): RoamingPackRow => ({
    id: zone,
    zone,
    dataMb: 1,
    minutes: 0,
    validityDays: 1,
    pricePoisha: 100,
    dialCode: "*1#",
  });
  const [isd, roaming, far, other] = [
    rate("isd", "one"),
    rate("roaming", "near"),
    rate("isd", "near"),
    rate("roaming", "one"),
  ];
  const all = { rates: [isd, roaming, far, other], packs: [pack("near"), pack("one")] };

  test("returns the rates and packs of the country's zones", () => {
    expect(ratesOf(india, null, all)).toEqual({ country: india, rates: [isd, roaming], packs: [pack("near")] });
  });

  test("returns the rates of one service, and packs for roaming only", () => {
    expect(ratesOf(india, "isd", all)).toEqual({ country: india, rates: [isd], packs: [] });
    expect(ratesOf(india, "roaming", all)).toEqual({ country: india, rates: [roaming], packs: [pack("near")] });
  });
});
