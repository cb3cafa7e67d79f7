import { pageOf, rowsOf } from "@/backend/domain/paging";

describe("a page of a list", () => {
  it.each([
    [1, 12, { limit: 12, offset: 0 }],
    [3, 10, { limit: 10, offset: 20 }],
  ])("page %d of %d entries has the rows %j", (page, perPage, rows) => {
    expect(rowsOf({ page, perPage })).toEqual(rows);
  });

  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
  ])("%d entries are on %d pages of twelve", (count, pages) => {
    expect(pageOf(["a"], count, { page: 1, perPage: 12 })).toEqual({
      items: ["a"],
      count,
      page: 1,
      pages,
      perPage: 12,
    });
  });
});
