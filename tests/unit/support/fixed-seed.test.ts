import fc from "fast-check";

test("fast-check uses the same random values in each run", () => {
  const values = () => fc.sample(fc.nat(), 5);
  expect(values()).toEqual(values());
});
