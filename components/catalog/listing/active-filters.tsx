import { attributeLabel } from "@/components/catalog/listing/filter-groups";
import { FilterChips } from "@/components/ui/actions/filter-chips";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Listing } from "@/services/catalog/catalog-service";
import { clearedHref, type ListingFilter, listingHref } from "@/utils/catalog/listing-query";
import { formatMoney } from "@/utils/money/money";

interface Chip {
  label: string;
  href: string;
}

const POISHA = 100;
const without = (values: readonly string[], value: string) => values.filter((other) => other !== value);

/** One chip for each part of the filter; a chip is a link to the listing without that part. */
export function ActiveFilters({ filter, listing, path }: { filter: ListingFilter; listing: Listing; path: string }) {
  const { t, language } = useTexts("shop-lists");
  const chips: Chip[] = [
    ...filter.brand.map((value) => ({
      label: listing.brands.find((brand) => brand.value === value)?.label ?? value,
      href: listingHref(path, filter, { brand: without(filter.brand, value) }),
    })),
    ...filter.ram.map((value) => ({
      label: t("filter.ramChip", { ram: listing.rams.find((ram) => ram.value === value)?.label ?? `${value} GB` }),
      href: listingHref(path, filter, { ram: without(filter.ram, value) }),
    })),
    ...filter.storage.map((value) => ({
      label: listing.storages.find((storage) => storage.value === value)?.label ?? `${value} GB`,
      href: listingHref(path, filter, { storage: without(filter.storage, value) }),
    })),
    ...filter.colour.map((value) => ({
      label: listing.colours.find((colour) => colour.value === value)?.label ?? value,
      href: listingHref(path, filter, { colour: without(filter.colour, value) }),
    })),
    ...filter.only.map((flag) => ({
      label: t(`filter.flags.${flag}`),
      href: listingHref(path, filter, { only: filter.only.filter((other) => other !== flag) }),
    })),
  ];
  for (const pair of filter.attributes) {
    const href = listingHref(path, filter, { attributes: without(filter.attributes, pair) });
    chips.push({ label: attributeLabel(listing, pair), href });
  }
  if (filter.fiveG) chips.push({ label: t("filter.fiveG"), href: listingHref(path, filter, { fiveG: false }) });
  if (filter.priceMin !== null) {
    const label = t("filter.from", { amount: formatMoney(filter.priceMin * POISHA, language) });
    chips.push({ label, href: listingHref(path, filter, { priceMin: null }) });
  }
  if (filter.priceMax !== null) {
    const label = t("filter.upTo", { amount: formatMoney(filter.priceMax * POISHA, language) });
    chips.push({ label, href: listingHref(path, filter, { priceMax: null }) });
  }
  return (
    <FilterChips
      label={t("filter.active")}
      chips={chips.map((chip) => ({ ...chip, name: t("filter.remove", { label: chip.label }) }))}
      clear={{ label: t("filter.clear"), href: clearedHref(path, filter) }}
    />
  );
}
