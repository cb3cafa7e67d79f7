import { cookieHeader, isPlainValue, readCookies } from "@/utils/requests/cookies";

const plain = (name: string, value: string) => ({ name, value, isPlain: true });

describe("a Cookie header", () => {
  it.each([undefined, "", "a", "a; b"])("%j has no pair", (header) => {
    expect(readCookies(header)).toEqual([]);
  });

  it("keeps the order, splits each pair at its first equals sign and trims it", () => {
    expect(readCookies("b=2;  a = 1=1 ;c= 3 ; lost; d=")).toEqual([
      plain("b", "2"),
      { name: "a", value: "1=1", isPlain: false },
      plain("c", "3"),
      plain("d", ""),
    ]);
  });

  it.each(["", "a b", " a ", "a%20", "é", "a\tb", "ab(", ")ab"])("the name %j is not plain", (name) => {
    expect(readCookies(`${name}=1`)).toEqual([{ name: name.trim(), value: "1", isPlain: false }]);
  });

  it("accepts white space before the second name", () => {
    expect(readCookies("a=1;\t b.!#$&'*+-^_`|~9=2")).toEqual([plain("a", "1"), plain("b.!#$&'*+-^_`|~9", "2")]);
  });
});

it("a value is plain without spaces, quotes, commas, semicolons and backslashes", () => {
  expect(["", "a", "a-z_A.Z=09", "!#+[]~", "<:"].map(isPlainValue)).toEqual([true, true, true, true, true]);
  const unusual = ["a b", '"a', 'a"', "a\\", "\\a", "a,b", "a;b", "é", "a\n"];
  expect(unusual.filter(isPlainValue)).toEqual([]);
});

it("cookieHeader writes pairs as readCookies reads them", () => {
  expect(cookieHeader([])).toBe("");
  expect(cookieHeader([{ name: "a", value: "1" }])).toBe("a=1");
  expect(cookieHeader(readCookies("a=1;b=2"))).toBe("a=1; b=2");
});
