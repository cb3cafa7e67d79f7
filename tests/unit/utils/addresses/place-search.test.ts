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
  ["nowhere", []],
])("%p finds %p, in either script and under the name of before", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("names that begin so come before those that have a word of it, and those before the rest", () => {
  const named = [place("Kalia", "কালিয়া"), place("Shah Ali", "শাহ আলী"), place("Alikadam", "আলীকদম")];
  expect(searchPlaces(named, "ali").map(({ value }) => value)).toEqual(["Alikadam", "Shah Ali", "Kalia"]);
});

test("what is typed as a name in full is that place, however its letters are written", () => {
  expect(placeCalled(places, " DHAKA ")?.value).toBe("Dhaka");
  expect(placeCalled(places, "Chittagong")?.value).toBe("Chattogram");
  // The last letter is written as one character, and as a letter with a separate dot.
  const rowangchhari = [place("Rowangchhari", "রোয়াংছড়ি".normalize("NFD"))];
  expect(placeCalled(rowangchhari, "রোয়াংছড়ি".normalize("NFC"))?.value).toBe("Rowangchhari");
  expect(placeCalled([{ value: "1216", label: "1216 · Mirpur", names: ["1216"] }], "১২১৬")?.value).toBe("1216");
  expect(placeCalled(places, "Dhak")).toBeNull();
  expect(placeCalled(places, "")).toBeNull();
});

test("every name of a place finds it, and any start of one does", () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.nat(1), fc.integer({ min: 1, max: 20 }), (wanted, which, length) => {
      const start = (wanted.names[which] ?? "").slice(0, length);
      expect(searchPlaces(places, start)).toContain(wanted);
    }),
  );
});

test("a post code means the thana that is chosen, else for the one its office is named after, else for the first", () => {
  const shared = [
    { thana: "Adabor", postOffice: "Mohammadpur" },
    { thana: "Mohammadpur", postOffice: "Mohammadpur" },
  ];
  expect(thanaOfPostCode(shared)).toBe("Mohammadpur");
  expect(thanaOfPostCode(shared, "Adabor")).toBe("Adabor");
  expect(thanaOfPostCode([{ thana: "Dhanmondi", postOffice: "Jigatala" }], "Banani")).toBe("Dhanmondi");
  expect(thanaOfPostCode([])).toBe("");
});
