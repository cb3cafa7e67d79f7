import { errorCodes } from "@/backend/contract/errors";
import { errorDetailOf, errorMessage } from "@/backend/http/errors/error-messages";
import sentences from "@/backend/http/errors/error-messages.json";

describe("the message of an error", () => {
  it.each(errorCodes)("%s exists in English and in Bengali", (code) => {
    expect(errorMessage(code, "en")).toMatch(/^[A-Z][^{}]+\.$/);
    const bengali = errorMessage(code, "bn");
    expect(bengali).toMatch(/[\u0980-\u09ff]/);
    expect(bengali).toMatch(/।$/);
    expect(bengali).not.toMatch(/[{}]/);
  });

  it("exists for no other code", () => {
    expect(Object.keys(sentences).sort()).toEqual([...errorCodes].sort());
  });

  it("contains a fact when it is known", () => {
    expect(errorMessage("out-of-stock", "en", { left: 2 })).toBe(
      "We have only 2 of this product left. Lower the quantity.",
    );
    expect(errorMessage("out-of-stock", "bn", { left: 12 })).toContain("মাত্র ১২টি");
  });

  it.each([
    [1, "in 1 second", "১ সেকেন্ড পর"],
    [120, "in 120 seconds", "১২০ সেকেন্ড পর"],
    [121, "in 3 minutes", "৩ মিনিট পর"],
    [1_532, "in 26 minutes", "২৬ মিনিট পর"],
    [7_200, "in 120 minutes", "১২০ মিনিট পর"],
    [7_201, "in 3 hours", "৩ ঘণ্টা পর"],
    [86_400, "in 24 hours", "২৪ ঘণ্টা পর"],
  ])("names a wait of %i seconds in seconds, minutes or hours", (retryAfterSeconds, en, bn) => {
    expect(errorMessage("too-many-requests", "en", { retryAfterSeconds })).toBe(
      `Too many attempts. Please try again ${en}.`,
    );
    expect(errorMessage("too-many-requests", "bn", { retryAfterSeconds })).toContain(bn);
  });

  it("is general when a fact is missing or inherited", () => {
    const general = errorMessage("out-of-stock", "en");
    expect(errorMessage("out-of-stock", "en", { most: 2 })).toBe(general);
    expect(errorMessage("out-of-stock", "en", Object.create({ left: 2 }))).toBe(general);
  });

  it("is returned with its field or without one", () => {
    expect(errorDetailOf({ code: "forbidden" }, "en")).toEqual({
      code: "forbidden",
      message: "You can't do this from here. Open the page on our site and try again.",
    });
    expect(errorDetailOf({ code: "sku-not-found", field: "product.1" }, "en").field).toBe("product.1");
  });
});
