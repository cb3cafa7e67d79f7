import { choiceKey, type FilterChoice, type FilterGroupView } from "@/components/ui/forms/filter-group";
import type { useTexts } from "@/hooks/ui/use-texts";
import type { Listing } from "@/services/catalog/catalog-service";
import type { FacetView } from "@/services/catalog/read-facets";
import type { ListingFilter } from "@/utils/catalog/listing-query";

type ProductFlag = ListingFilter["only"][number];
type Translate = ReturnType<typeof useTexts<"shop-lists">>["t"];

/** Attributes that are shown before the brand, because they say which kind of product it is. */
const LEADING: ReadonlySet<string> = new Set(["kind", "use"]);
const YES = "yes";

/** A chosen value is shown even if no product has it now; without its checkbox the form would lose the choice. */
function group(
  id: string,
  title: string,
  name: string,
  facets: readonly FacetView[],
  chosen: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): FilterGroupView {
  const known = new Set(facets.map(({ value }) => value));
  const missing = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: labelOf(value), count: 0 }));
  return {
    id,
    title,
    choices: [...facets, ...missing].map((facet) => ({ ...facet, name })),
    chosen: chosen.map((value) => choiceKey({ name, value })),
  };
}

/** True for a yes/no attribute: it is one checkbox among the features. */
const isFlag = (values: readonly FacetView[]) => values.every(({ value }) => value === YES || value === "no");

/**
 * The groups of a listing's filters in the order in which they are shown: only groups that suit the category, and only
 * values that some product has. `price` is the position of the two price fields.
 */
export function filterGroups(listing: Listing, filter: ListingFilter, t: Translate): (FilterGroupView | "price")[] {
  const attributes = listing.attributes.map(({ key, label, values }) => {
    const prefix = `${key}:`;
    const facets = values.map((facet) => ({ ...facet, value: prefix + facet.value }));
    const chosen = filter.attributes.filter((value) => value.startsWith(prefix));
    return { key, flag: isFlag(values), group: group(key, label, "attr", facets, chosen) };
  });
  const plain = attributes.filter(({ flag }) => !flag);
  const found = [
    ...plain.filter(({ key }) => LEADING.has(key)).map((attribute) => attribute.group),
    group("brand", t("filter.brand"), "brand", listing.brands, filter.brand),
    "price" as const,
    offerGroup(listing, filter, t),
    group("colour", t("filter.colour"), "colour", listing.colours, filter.colour),
    group("ram", t("filter.ram"), "ram", listing.rams, filter.ram, (value) => `${value} GB`),
    group("storage", t("filter.storage"), "storage", listing.storages, filter.storage, (value) => `${value} GB`),
    featureGroup(
      attributes.filter(({ flag }) => flag).map((attribute) => attribute.group),
      listing,
      filter,
      t,
    ),
    ...plain.filter(({ key }) => !LEADING.has(key)).map((attribute) => attribute.group),
  ];
  return found.filter((entry) => entry === "price" || entry.choices.length > 0);
}

/** Stock and offers. A flag that all products have filters nothing, so it is shown only while it is chosen. */
function offerGroup({ flags, count: all }: Listing, { only }: ListingFilter, t: Translate): FilterGroupView {
  const facets = flags
    .filter(({ flag, count }) => count < all || only.includes(flag))
    .map(({ flag, count }) => ({ value: flag, label: t(`filter.flags.${flag}`), count }));
  return group("only", t("filter.offers"), "only", facets, only, (flag) => t(`filter.flags.${flag as ProductFlag}`));
}

/** 5G and the yes/no attributes: only the yes is offered, under the attribute's name. */
function featureGroup(
  flags: readonly FilterGroupView[],
  listing: Listing,
  filter: ListingFilter,
  t: Translate,
): FilterGroupView {
  const label = t("filter.fiveG");
  const fiveG = group("five_g", label, "five_g", [], filter.fiveG ? ["1"] : [], () => label);
  if (listing.fiveGCount > 0) {
    fiveG.choices = [{ name: "five_g", value: "1", label, count: listing.fiveGCount }];
  }
  const features = [fiveG, ...flags.map((flag) => ({ ...flag, choices: flag.choices.flatMap(asFeature(flag)) }))];
  return {
    id: "features",
    title: t("filter.features"),
    choices: features.flatMap(({ choices }) => choices),
    chosen: features.flatMap(({ chosen }) => chosen),
  };
}

/** A no is offered only if the page's address has chosen it. */
function asFeature({ title, chosen }: FilterGroupView): (choice: FilterChoice) => FilterChoice[] {
  return (choice) => {
    if (choice.value.endsWith(`:${YES}`)) return [{ ...choice, label: title }];
    return chosen.includes(choiceKey(choice)) ? [{ ...choice, label: `${title}: ${choice.label}` }] : [];
  };
}

/** The text of a chip for a chosen attribute: `RAM: 8 GB`, or only the attribute's name if the value is yes. */
export function attributeLabel(listing: Listing, pair: string): string {
  const [key, value] = pair.split(":");
  const attribute = listing.attributes.find((entry) => entry.key === key);
  const label = attribute?.values.find((entry) => entry.value === value)?.label;
  if (attribute === undefined || label === undefined) return pair;
  return isFlag(attribute.values) && value === YES ? attribute.label : `${attribute.label}: ${label}`;
}
