import fc from "fast-check";

/**
 * One character of Unicode, as a `unit` of fc.string(). The unit "binary" of fast-check does the same, but first computes
 * a table of all 1.1 million characters, which costs every test file a second.
 */
export const anyCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
