import { errorCodes } from "@/backend/contract/errors";
import { errorDetailOf, errorMessage } from "@/backend/http/error-messages";

describe("the sentence of an error", () => {
  it.each(errorCodes)("%s is said in English and in Bengali", (code) => {
    expect(errorMessage(code, "en")).toMatch(/^[A-Z][^{}]+\.$/);
    const bengali = errorMessage(code, "bn");
    expect(bengali).toMatch(/[\u0980-\u09ff]/);
    expect(bengali).toMatch(/।$/);
    expect(bengali).not.toMatch(/[{}]/);
  });

  it("names a fact when it is known", () => {
    expect(errorMessage("out-of-stock", "en", { left: 2 })).toBe(
      "Only 2 left of this product. Please lower the quantity.",
    );
    expect(errorMessage("out-of-stock", "bn", { left: 12 })).toContain("মাত্র ১২টি");
  });

  it("stays general when a fact is missing, and takes none from an object's prototype", () => {
    const general = errorMessage("out-of-stock", "en");
    expect(errorMessage("out-of-stock", "en", { most: 2 })).toBe(general);
    expect(errorMessage("out-of-stock", "en", Object.create({ left: 2 }))).toBe(general);
  });

  it("becomes an entry with its field, or without one", () => {
    expect(errorDetailOf({ code: "forbidden" }, "en")).toEqual({
      code: "forbidden",
      message: "This request is not allowed from here.",
    });
    expect(errorDetailOf({ code: "sku-not-found", field: "product.1" }, "en").field).toBe("product.1");
  });
});
