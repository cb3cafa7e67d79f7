import type { CardLabels } from "@/components/catalog/card/product-card";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDecimal, formatNumber } from "@/utils/numbers/digits";

const SLOT = "\u0000";
const COUNT_SLOT = "\u0001";

const known = new WeakMap<object, CardLabels>();

type Texts = ReturnType<typeof useTexts<"common">>;

/** The texts of the cards of a page, in its language. Texts with values are prepared per language, not per card. */
export function useCardLabels(): CardLabels {
  const texts = useTexts();
  let labels = known.get(texts.t);
  if (labels === undefined) {
    labels = cardLabels(texts);
    known.set(texts.t, labels);
  }
  return labels;
}

function cardLabels({ t, language }: Texts): CardLabels {
  const colours = new Map<number, string>();
  const wish = t("card.wish", { title: SLOT });
  const rated = t("card.rating", { average: SLOT, number: COUNT_SLOT });
  return {
    locale: language,
    price: t("price.now"),
    was: t("price.was"),
    fiveG: language === "bn" ? "৫জি" : "5G",
    new: t("card.new"),
    soldOut: t("card.soldOut"),
    bundle: ({ kind, title }) =>
      kind === "gift" ? t("card.giftWith", { bundle: title ?? "" }) : t(kind === "paid" ? "card.bundle" : "card.gift"),
    preorder: t("card.preorder"),
    compare: t("card.compare"),
    wish: (title) => wish.replace(SLOT, title),
    rating: ({ average, count }) => {
      const figure = formatDecimal(average, language);
      const number = formatNumber(count, language);
      return { label: rated.replace(SLOT, figure).replace(COUNT_SLOT, number), text: `${figure} (${number})` };
    },
    colours: (count) => {
      const text = colours.get(count) ?? t("card.colours", { count });
      colours.set(count, text);
      return text;
    },
  };
}
