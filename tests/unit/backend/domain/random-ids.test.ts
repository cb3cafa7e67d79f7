import { newPublicId, newToken, newUlid } from "@/backend/domain/random-ids";

describe("newUlid", () => {
  it("has 26 characters of Crockford's base 32 and sorts by time", () => {
    const ids = [1_000, 2_000, 1_795_255_200_000, 1_795_255_200_001].map((time) => newUlid(time));
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect([...ids].sort()).toEqual(ids);
  });

  it("encodes the time as the standard defines it", () => {
    // The example of the ULID specification: 1469918176385 is 01ARYZ6S41.
    expect(newUlid(1_469_918_176_385).slice(0, 10)).toBe("01ARYZ6S41");
  });
});

describe("newPublicId", () => {
  it("is four groups of four characters, and always unique", () => {
    const ids = Array.from({ length: 2_000 }, newPublicId);
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(new Set(ids).size).toBe(2_000);
  });

  it("uses every character at every place, so that all 80 bits are random", () => {
    const ids = Array.from({ length: 4_000 }, () => newPublicId().replaceAll("-", ""));
    for (let place = 0; place < 16; place += 1) {
      expect(new Set(ids.map((id) => id.charAt(place))).size).toBe(32);
    }
  });
});

describe("newToken", () => {
  it("is 32 URL-safe characters", () => {
    expect(newToken()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });
});
