import { BoundedCache } from "@/server/bounded-cache";

it("removes the entry that was used longest ago when it is full", () => {
  const cache = new BoundedCache<string>(80);
  for (const key of ["a", "b", "c", "d", "e", "f", "g", "h"]) cache.set(key, key, 10);
  cache.get("a");
  cache.set("i", "i", 10);

  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBe("a");
  expect(cache.bytes).toBe(80);
});

it("counts a replaced entry once, and does not store an entry that is too large", () => {
  const cache = new BoundedCache<string>(80);
  cache.set("a", "old", 10);
  cache.set("a", "new", 8);
  cache.set("b", "huge", 11);

  expect(cache.bytes).toBe(8);
  expect(cache.get("b")).toBeUndefined();
});
