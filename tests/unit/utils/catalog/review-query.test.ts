import { readReviewQuery, reviewHref, reviewParams } from "@/utils/catalog/review-query";

const path = "/shop/devices/phones/kaldreo-quill-2";
const nothing = { sort: "newest", stars: null, topic: null, page: 1 };

it.each([
  [{}, nothing],
  [
    { review_sort: "helpful", stars: "4", topic: "camera", reviews: "3" },
    { sort: "helpful", stars: 4, topic: "camera", page: 3 },
  ],
  [{ review_sort: "best", stars: "6", topic: "price", reviews: "0" }, nothing],
  [
    { stars: ["5", "1"], reviews: "99999" },
    { ...nothing, stars: 5 },
  ],
  [
    { stars: "1", reviews: "1000" },
    { ...nothing, stars: 1, page: 1000 },
  ],
  [{ stars: "a1", reviews: "1a" }, nothing],
  [{ stars: "1e0", reviews: "00012" }, nothing],
  [{ reviews: "12" }, { ...nothing, page: 12 }],
])("reads %j", (query, filter) => {
  expect(readReviewQuery(query)).toEqual(filter);
});

it("writes addresses that are read as the same filter, keep the variant and reset the page", () => {
  const filter = readReviewQuery({ review_sort: "lowest", stars: "2", reviews: "2" });
  expect(readReviewQuery(reviewParams(filter))).toEqual(filter);
  expect(reviewParams(readReviewQuery({ topic: "camera" }))).toEqual({ topic: "camera" });
  expect(reviewParams(readReviewQuery({}))).toEqual({});
  expect(reviewHref(path, null, filter, { stars: null })).toBe(`${path}?review_sort=lowest#reviews`);
  expect(reviewHref(path, "A-1", filter, { page: 3 })).toBe(
    `${path}?variant=A-1&review_sort=lowest&stars=2&reviews=3#reviews`,
  );
  expect(reviewHref(path, null, readReviewQuery({}), {})).toBe(`${path}#reviews`);
});
