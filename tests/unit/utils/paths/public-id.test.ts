import { isPublicId } from "@/utils/paths/public-id";

test.each(["dhk-001", "STAR_7", "7", "a".repeat(64)])("%s can be an id", (id) => {
  expect(isPublicId(id)).toBe(true);
});

test.each(["", "-a", "_a", "a b", "a/b", "ক", "a".repeat(65), undefined, ["a"]])("%j cannot be an id", (value) => {
  expect(isPublicId(value)).toBe(false);
});
