import { chooseEncoding, isCompressible } from "@/server/compression";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, true, "identity"],
    ["", true, "identity"],
    ["gzip, deflate, br", true, "br"],
    ["gzip, deflate, br", false, "gzip"],
    ["br;q=1.0, gzip;q=0.8", true, "br"],
    ["gzip;q=0", false, "identity"],
    ["br;q=0, gzip", true, "gzip"],
    ["GZIP", false, "gzip"],
    ["x-gzipped", false, "identity"],
  ])("for %p with Brotli at hand %p is %s", (accepted, brotli, encoding) => {
    expect(chooseEncoding(accepted, { brotli })).toBe(encoding);
  });
});

describe("what is worth compressing", () => {
  it.each([
    ["text/html; charset=utf-8", 5_000, true],
    ["application/json", 5_000, true],
    ["image/svg+xml", 5_000, true],
    ["application/json", 200, false],
    ["image/webp", 50_000, false],
    [undefined, 50_000, false],
  ])("%p of %d bytes: %p", (type, length, worth) => {
    expect(isCompressible(type, length)).toBe(worth);
  });
});
