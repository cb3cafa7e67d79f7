import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { TranslatorProvider } from "@/context/translator-context";
import { useTexts } from "@/hooks/ui/use-texts";
import bengali from "@/locales/bn/common.json";
import english from "@/locales/en/common.json";
import { type Language, translatorFor } from "@/utils/text/translations";

const textsIn = (language: Language) => {
  const translator = translatorFor(language, { common: language === "bn" ? bengali : english });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorProvider value={translator}>{children}</TranslatorProvider>
  );
  return renderHook(() => useTexts(), { wrapper }).result.current;
};

describe("useTexts", () => {
  it("returns the texts of the provider's language", () => {
    expect(textsIn("bn").t("nav.menu")).toBe("মেনু");
    expect(textsIn("en").t("nav.menu")).toBe("Menu");
    expect(textsIn("bn").language).toBe("bn");
  });

  it("inserts the new values when a text is used again", () => {
    const { t } = textsIn("en");
    expect(t("price.save", { amount: "Tk 1" })).toBe("Save Tk 1");
    expect(t("price.save", { amount: "Tk 2" })).toBe("Save Tk 2");
    expect(t("card.colours", { count: 1, number: "1" })).toBe("1 colour");
    expect(t("card.colours", { count: 2, number: "2" })).toBe("2 colours");
  });

  it("throws an error without a provider", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderHook(() => useTexts())).toThrow("TranslatorProvider");
  });
});
