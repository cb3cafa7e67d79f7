import { useMemo } from "react";
import type { CardWords } from "@/components/catalog/product-card";
import { useTexts } from "@/hooks/use-texts";
import { formatCount } from "@/utils/digits";

const SLOT = "\u0000";

/** The words of the cards of a page, in its language. Texts with values are worked out once, not once a card. */
export function useCardWords(): CardWords {
  const { t, language } = useTexts();
  return useMemo(() => {
    const emi = t("price.emi", { amount: SLOT });
    const colours = new Map<number, string>();
    return {
      locale: language,
      price: t("price.now"),
      was: t("price.was"),
      new: t("card.new"),
      soldOut: t("card.soldOut"),
      preorder: t("card.preorder"),
      emi: (amount) => emi.replace(SLOT, amount),
      colours: (count) => {
        const text = colours.get(count) ?? t("card.colours", { count, number: formatCount(count, language) });
        colours.set(count, text);
        return text;
      },
    };
  }, [t, language]);
}
