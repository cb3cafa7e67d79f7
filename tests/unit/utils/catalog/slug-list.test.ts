import { isSlug, parseSlugs, readSlugs, slugOfPath, withFirst } from "@/utils/catalog/slug-list";

describe("readSlugs", () => {
  it("reads links and forms without script alike", () => {
    expect(readSlugs("b,a")).toEqual(["b", "a"]);
    expect(readSlugs(["b", "a"])).toEqual(["b", "a"]);
  });

  it("returns each slug once and ignores invalid ones", () => {
    expect(readSlugs("a,,A,a,<b>,c d,../x")).toEqual(["a"]);
    expect(readSlugs(undefined)).toEqual([]);
  });
});

describe("parseSlugs", () => {
  it.each([null, "", "not json", "{", "7", "null", '"a"', '{"0":"a"}', '[1,null,{},["a"],"A B"]'])(
    "returns an empty list for %j",
    (stored) => {
      expect(parseSlugs(stored, 12)).toEqual([]);
    },
  );

  it("keeps the order, removes duplicates and returns at most the given number", () => {
    expect(parseSlugs('["c","a","c","b",4]', 2)).toEqual(["c", "a"]);
  });
});

describe("withFirst", () => {
  it("moves the product that was seen last to the front", () => {
    expect(withFirst(["a", "b", "c"], "b", 12)).toEqual(["b", "a", "c"]);
  });

  it("drops the oldest", () => {
    expect(withFirst(["a", "b", "c"], "d", 3)).toEqual(["d", "a", "b"]);
  });
});

it("slugOfPath reads the slug of a product's address with a query and a fragment", () => {
  expect(slugOfPath("/shop/devices/phones/oskavi-one?variant=OSK-1#top")).toBe("oskavi-one");
});

it.each(["", "A", "a_b", "a".repeat(81), null, 5])("isSlug refuses %j", (value) => {
  expect(isSlug(value)).toBe(false);
});
