import { createHash } from "node:crypto";
import fc from "fast-check";
import { sha256Hex } from "@/utils/text/sha256";
import { textDigest } from "@/utils/text/text-digest";

const nodeDigest = (message: Uint8Array | string) => createHash("sha256").update(message).digest("hex");

describe("sha256Hex", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ])("returns the digest of %j from FIPS 180-4", (text, digest) => {
    expect(sha256Hex(new TextEncoder().encode(text))).toBe(digest);
  });

  it("returns the same digest as OpenSSL for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(sha256Hex(message)).toBe(nodeDigest(message));
      }),
    );
  });
});

describe("textDigest", () => {
  const texts = ["", "tester", "পরীক্ষক ১", "a".repeat(200)];

  it.each(texts)("returns the digest of %j with crypto.subtle", async (text) => {
    expect(await textDigest(text)).toBe(nodeDigest(text));
  });

  it.each(texts)("returns the digest of %j without crypto.subtle, as on a page without https", async (text) => {
    jest.replaceProperty(globalThis, "crypto", { ...globalThis.crypto } as Crypto);
    expect(globalThis.crypto.subtle).toBeUndefined();
    expect(await textDigest(text)).toBe(nodeDigest(text));
  });
});
