import { useTexts } from "@/hooks/ui/use-texts";

/** The names of the filters. */
export function useFilterNames() {
  const { t } = useTexts("shop-lists");
  return {
    brand: t("filter.brand"),
    ram: t("filter.ram"),
    storage: t("filter.storage"),
    features: t("filter.features"),
    fiveG: t("filter.fiveG"),
    colour: t("filter.colour"),
    offers: t("filter.offers"),
    flags: {
      "in-stock": t("filter.flags.in-stock"),
      reduced: t("filter.flags.reduced"),
      emi: t("filter.flags.emi"),
      new: t("filter.flags.new"),
      rated: t("filter.flags.rated"),
      bundle: t("filter.flags.bundle"),
    },
  };
}
