import { useTexts } from "@/hooks/ui/use-texts";

/** The names of the filters. */
export function useFilterNames() {
  const { t } = useTexts("shop");
  return {
    brand: t("filter.brand"),
    ram: t("filter.ram"),
    storage: t("filter.storage"),
    features: t("filter.features"),
    fiveG: t("filter.fiveG"),
    colour: t("filter.colour"),
    offers: t("filter.offers"),
    flags: {
      "in-stock": t("filter.marks.in-stock"),
      reduced: t("filter.marks.reduced"),
      emi: t("filter.marks.emi"),
      new: t("filter.marks.new"),
      rated: t("filter.marks.rated"),
      bundle: t("filter.marks.bundle"),
    },
  };
}
