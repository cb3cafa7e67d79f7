import fc from "fast-check";
import { placeCalled, searchedPlace, searchPlaces, thanaOfPostCode } from "@/utils/addresses/place-search";

const place = (name: string, nameBn: string) => searchedPlace({ name, label: name, nameBn });
const places = [
  place("Barishal", "বরিশাল"),
  place("Chattogram", "চট্টগ্রাম"),
  place("Cox's Bazar", "কক্সবাজার"),
  place("Dhaka", "ঢাকা"),
  place("Mirpur Model", "মিরপুর মডেল"),
  place("Shah Ali", "শাহ আলী"),
];
const found = (typed: string) => searchPlaces(places, typed).map(({ value }) => value);

test.each([
  ["dha", ["Dhaka"]],
  ["ঢা", ["Dhaka"]],
  ["coxs bazar", ["Cox's Bazar"]],
  ["বাজার", ["Cox's Bazar"]],
  ["model", ["Mirpur Model"]],
  ["chittagong", ["Chattogram"]],
  ["barisal", ["Barishal"]],
  ["cox bazar", ["Cox's Bazar"]],
  ["nowhere", []],
])("%p finds %p, in both scripts and by the former name", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ["borisal", ["Barishal"]],
  ["chottogram", ["Chattogram"]],
  ["chitagong", ["Chattogram"]],
  ["daka", ["Dhaka"]],
  ["mirpor", ["Mirpur Model"]],
  ["tokyo", []],
])("%p finds %p by its sound, as no name has this spelling", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("lists names that begin with the text first, then names with a word that does, then the others", () => {
  const named = [place("Kalia", "কালিয়া"), place("Shah Ali", "শাহ আলী"), place("Alikadam", "আলীকদম")];
  expect(searchPlaces(named, "ali").map(({ value }) => value)).toEqual(["Alikadam", "Shah Ali", "Kalia"]);
});

test("placeCalled finds a place by its full name, in any case, script and Unicode form", () => {
  expect(placeCalled(places, " DHAKA ")?.value).toBe("Dhaka");
  expect(placeCalled(places, "Chittagong")?.value).toBe("Chattogram");
  // The last letter is one character in one form, and a letter with a separate dot in the other.
  const rowangchhari = [place("Rowangchhari", "রোয়াংছড়ি".normalize("NFD"))];
  expect(placeCalled(rowangchhari, "রোয়াংছড়ি".normalize("NFC"))?.value).toBe("Rowangchhari");
  expect(placeCalled([{ value: "1216", label: "1216 · Mirpur", names: ["1216"] }], "১২১৬")?.value).toBe("1216");
  expect(placeCalled(places, "Dhak")).toBeNull();
  expect(placeCalled(places, "")).toBeNull();
});

test("finds a place by the beginning of any of its names", () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.nat(1), fc.integer({ min: 1, max: 20 }), (wanted, which, length) => {
      const start = (wanted.names[which] ?? "").slice(0, length);
      expect(searchPlaces(places, start)).toContain(wanted);
    }),
  );
});

test("a post code selects the chosen thana, otherwise the thana with the name of its office, otherwise the first", () => {
  const shared = [
    { thana: "Adabor", postOfficeEn: "Mohammadpur" },
    { thana: "Mohammadpur", postOfficeEn: "Mohammadpur" },
  ];
  expect(thanaOfPostCode(shared)).toBe("Mohammadpur");
  expect(thanaOfPostCode(shared, "Adabor")).toBe("Adabor");
  expect(thanaOfPostCode([{ thana: "Dhanmondi", postOfficeEn: "Jigatala" }], "Banani")).toBe("Dhanmondi");
  expect(thanaOfPostCode([])).toBe("");
});
