import fc from "fast-check";

test("what is tried with chosen values is tried with the same ones each time", () => {
  const values = () => fc.sample(fc.nat(), 5);
  expect(values()).toEqual(values());
});
