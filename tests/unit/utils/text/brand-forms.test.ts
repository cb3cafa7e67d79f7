import { brandForms } from "@/utils/text/brand-forms";

test("a name that ends in a vowel gets the short endings", () => {
  expect(brandForms("জিপি")).toEqual({ brand: "জিপি", brandOf: "জিপির", brandIn: "জিপিতে", brandObject: "জিপিকে" });
});

test("a name that ends in a consonant gets the long endings", () => {
  expect(brandForms("সেতুফোন")).toEqual({
    brand: "সেতুফোন",
    brandOf: "সেতুফোনের",
    brandIn: "সেতুফোনে",
    brandObject: "সেতুফোনকে",
  });
});

test("a name in other letters has one form", () => {
  expect(brandForms("GP")).toEqual({ brand: "GP", brandOf: "GP", brandIn: "GP", brandObject: "GP" });
});
