import { isSlug, parseSlugs, readSlugs, slugOfPath, withFirst } from "@/utils/catalog/slug-list";

describe("readSlugs", () => {
  it("reads what links carry and what a form without script sends alike", () => {
    expect(readSlugs("b,a")).toEqual(["b", "a"]);
    expect(readSlugs(["b", "a"])).toEqual(["b", "a"]);
  });

  it("takes each once and leaves out what is no name of a product", () => {
    expect(readSlugs("a,,A,a,<b>,c d,../x")).toEqual(["a"]);
    expect(readSlugs(undefined)).toEqual([]);
  });
});

describe("parseSlugs", () => {
  it.each([null, "", "not json", "{", "7", "null", '"a"', '{"0":"a"}', '[1,null,{},["a"],"A B"]'])(
    "takes %j for an empty list",
    (stored) => {
      expect(parseSlugs(stored, 12)).toEqual([]);
    },
  );

  it("keeps the order, each once, and no more than asked for", () => {
    expect(parseSlugs('["c","a","c","b",4]', 2)).toEqual(["c", "a"]);
  });
});

describe("withFirst", () => {
  it("puts the last one seen before the others, once", () => {
    expect(withFirst(["a", "b", "c"], "b", 12)).toEqual(["b", "a", "c"]);
  });

  it("lets the oldest fall off", () => {
    expect(withFirst(["a", "b", "c"], "d", 3)).toEqual(["d", "a", "b"]);
  });
});

it("slugOfPath reads the end of a product's address, whatever follows it", () => {
  expect(slugOfPath("/shop/devices/phones/oskavi-one?variant=OSK-1#top")).toBe("oskavi-one");
});

it.each(["", "A", "a_b", "a".repeat(81), null, 5])("isSlug refuses %j", (value) => {
  expect(isSlug(value)).toBe(false);
});
