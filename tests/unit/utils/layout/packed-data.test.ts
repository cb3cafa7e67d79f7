import fc from "fast-check";
import { pack, unpack } from "@/utils/layout/packed-data";

const overTheWire = (value: unknown) => unpack(JSON.parse(JSON.stringify(pack(value))));

const products = [
  { path: "/shop/a", price: 900, isNew: false, emi: null, colours: [{ hex: "#fff", label: "White" }] },
  { path: "/shop/b", price: 800, isNew: false, emi: { months: 36, monthly: 25 }, colours: [] },
  { path: "/shop/c", price: 700, isNew: false, emi: { months: 36, monthly: 20 }, colours: [], bundle: "gift" },
];

it("unpacks to the same data", () => {
  expect(overTheWire({ products, page: 1, title: "Phones" })).toEqual({ products, page: 1, title: "Phones" });
});

it("writes a key once per list, and once a value that all rows have", () => {
  const packed = JSON.stringify(pack(products));
  for (const key of ["path", "months", "36", "isNew"]) expect(packed.split(key)).toHaveLength(2);
});

it("leaves out undefined values, like JSON", () => {
  expect(overTheWire([{ a: 1, b: undefined }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
});

it("keeps texts and keys that look like its own markers", () => {
  const data = {
    "~": 3,
    "~0": ["~", "~~"],
    rows: [
      { "~": "~", x: "~1" },
      { "~": "", "~1": 2 },
    ],
  };
  expect(overTheWire(data)).toEqual(data);
});

it("unpacks to the same data for any JSON", () => {
  const key = fc.constantFrom("a", "b", "c", "~", "~0", "~1", "__proto__", "constructor");
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, false, "", "~", "~~", "a", 0, 1.5),
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
      fc.array(fc.dictionary(key, tie("tree"), { maxKeys: 3 }), { maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (data) => {
      expect(JSON.parse(JSON.stringify(overTheWire(data)))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: 500 },
  );
});
