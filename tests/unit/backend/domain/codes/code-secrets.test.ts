import {
  type CodeBinding,
  codeDigest,
  isSameSecret,
  newChallenge,
  newCode,
  openSealedCode,
  sealCode,
  secretKey,
  sign,
  unmatchableDigest,
} from "@/backend/domain/codes/code-secrets";
import { tampered } from "@/tests/support/tampered";

const PEPPER = "0123456789abcdef0123456789abcdef";
const binding: CodeBinding = { msisdn: "01712345678", purpose: "login", subject: "", challenge: "c1" };

it("makes evenly distributed codes of four digits, with leading zeros", () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
  const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code.startsWith(`${digit}`)).length);
  // Seven standard deviations: by chance this fails once in 100,000,000,000 runs.
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(300);
});

it("changes the digest with the purpose, subject, number, challenge, pepper or code", () => {
  const digest = codeDigest(PEPPER, binding, "0042");
  const others = [
    codeDigest(PEPPER, { ...binding, purpose: "offer" }, "0042"),
    codeDigest(PEPPER, { ...binding, subject: "offer-1" }, "0042"),
    codeDigest(PEPPER, { ...binding, msisdn: "01712345679" }, "0042"),
    codeDigest(PEPPER, { ...binding, challenge: "c2" }, "0042"),
    codeDigest(`${PEPPER}x`, binding, "0042"),
    codeDigest(PEPPER, binding, "0043"),
  ];
  expect(codeDigest(PEPPER, binding, "0042")).toBe(digest);
  expect(new Set([digest, ...others]).size).toBe(7);
});

it("distinguishes where one part ends and the next begins", () => {
  const left = codeDigest(PEPPER, { ...binding, subject: "a", challenge: "bc" }, "0042");
  expect(codeDigest(PEPPER, { ...binding, subject: "ab", challenge: "c" }, "0042")).not.toBe(left);
});

it("has a digest that matches no code", () => {
  const digest = unmatchableDigest();
  const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, "0"));
  expect(codes.filter((code) => codeDigest(PEPPER, binding, code) === digest)).toEqual([]);
  expect(digest).toHaveLength(codeDigest(PEPPER, binding, "0042").length);
});

it("compares digests of any length", () => {
  expect(isSameSecret("abc", "abc")).toBe(true);
  expect(isSameSecret("abc", "abd")).toBe(false);
  expect(isSameSecret("abc", "ab")).toBe(false);
});

it("encrypts a code so that only the same number and pepper decrypt it", () => {
  const sealed = sealCode(PEPPER, binding.msisdn, "0042");
  expect(openSealedCode(PEPPER, binding.msisdn, sealed)).toBe("0042");
  expect(sealCode(PEPPER, binding.msisdn, "0042")).not.toBe(sealed);
  expect(() => openSealedCode(PEPPER, "01712345679", sealed)).toThrow();
  expect(() => openSealedCode(`${PEPPER}x`, binding.msisdn, sealed)).toThrow();
  expect(() => openSealedCode(PEPPER, binding.msisdn, tampered(sealed))).toThrow();
});

it("derives a key that does not reveal the value", () => {
  const key = secretKey(PEPPER, "number", "01712345678");
  expect(key).toBe(secretKey(PEPPER, "number", "01712345678"));
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(secretKey(PEPPER, "client", "01712345678")).not.toBe(key);
  expect(newChallenge()).not.toBe(newChallenge());
});

it("returns another signature for another purpose, pepper or value", () => {
  const signature = sign(PEPPER, "device", "one");
  const others = [
    sign(`${PEPPER}x`, "device", "one"),
    sign(PEPPER, "order-pass", "one"),
    sign(PEPPER, "device", "two"),
  ];
  expect(sign(PEPPER, "device", "one")).toBe(signature);
  expect(new Set([signature, ...others]).size).toBe(4);
});

it("returns the same digests, keys and signatures as earlier releases", () => {
  expect(codeDigest(PEPPER, binding, "0042")).toBe("iO6MN5h_cDq4rrwo021AA_tdIm21E5tAJ5Ln00XQwt0");
  expect(secretKey(PEPPER, "number", "01712345678")).toBe("96RAV5mRbv6CUmy4dpz2ow");
  expect(sign(PEPPER, "pass", "01712345678")).toBe("PZECurSosOw8hg1I7xr6j7N9DhuGmxSzQBLH_0HDwV0");
  const sealed = "koq0x1GDxYbN4hNkBa2zRPCR87lMxFZlev2VHQLKVAM";
  expect(openSealedCode(PEPPER, "01712345678", sealed)).toBe("0042");
});

it("returns another digest of no code on each call", () => {
  expect(unmatchableDigest()).not.toBe(unmatchableDigest());
});

it("makes a challenge of 128 random bits", () => {
  expect(newChallenge()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
