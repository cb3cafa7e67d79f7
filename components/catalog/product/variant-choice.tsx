import dynamic from "next/dynamic";
import { SIZES_ID, type SizeChoice } from "@/components/catalog/product/use-size-choice";
import {
  choiceLabel,
  colourOptions,
  sizeOptions,
  unavailableOptions,
  type VariantOption,
} from "@/components/catalog/product/use-variant";
import { Swatches } from "@/components/ui/forms/swatches";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView, VariantView } from "@/services/catalog/catalog-service";
import { formatMoney } from "@/utils/money/money";
import { colourPath, productPath } from "@/utils/paths/paths";

// Only garments have one.
const SizeGuide = dynamic(() => import("@/components/catalog/product/size-guide").then((part) => part.SizeGuide));

interface VariantChoiceProps {
  product: ProductView;
  variant: VariantView;
  size: SizeChoice;
}

/** Colour and size or memory of a product. The size of a garment is not preselected (docs/catalogue.md). */
export function VariantChoice({ product, variant, size }: VariantChoiceProps) {
  const { t, language } = useTexts("product");
  const { variants, category, slug, sizeGuide } = product;
  const colours = colourOptions(variants, variant);
  const sizes = sizeOptions(variants, variant, language);
  const label = choiceLabel(variant, language);
  const chosenSize = size.isNeeded
    ? t("sizeChoose")
    : variant.ramGb === null
      ? label
      : t("ram", { ram: variant.ramGb });
  return (
    <>
      <Choice
        title={t("colour")}
        value={variant.colour.label}
        other={label}
        product={product}
        options={size.isNeeded ? colours.map((option) => asWhole(option, variants)) : colours}
        hrefOf={size.isNeeded ? ({ key }) => colourPath(category, slug, key) : undefined}
      />
      {sizes.length > 0 && (
        <div ref={size.box} id={SIZES_ID}>
          <Choice
            title={t(variant.storageGb === null ? "size" : "storage")}
            value={chosenSize}
            other={variant.colour.label}
            product={product}
            options={size.isNeeded ? sizes.map((option) => ({ ...option, current: false })) : sizes}
            error={size.isMissing ? t("sizeMissing") : undefined}
          />
          {sizeGuide && <SizeGuide guide={sizeGuide} />}
        </div>
      )}
    </>
  );
}

/** While no size is chosen, a colour is sold out only if all of its sizes are. */
function asWhole(option: VariantOption, variants: readonly VariantView[]): VariantOption {
  const ofColour = variants.filter(({ colour }) => colour.name === option.key);
  return { ...option, exact: true, isOut: ofColour.every(({ stock }) => stock === 0) };
}

interface ChoiceProps {
  title: string;
  value: string;
  /** The current option of the other choice. */
  other: string;
  product: ProductView;
  options: readonly VariantOption[];
  /** The link target of an option; the default is its variant. */
  hrefOf?: ((option: VariantOption) => string) | undefined;
  /** The message when nothing is chosen. */
  error?: string | undefined;
}

/**
 * Each option links to its variant's address. An option that does not exist with the other current one, or is sold out,
 * says so in its name and in a line below (feature 9). Sizes show their prices if these differ.
 */
function Choice({ title, value, other, product, options, hrefOf, error }: ChoiceProps) {
  const { t, language } = useTexts("product");
  const isStocked = product.preorder === null;
  const { missing, out } = unavailableOptions(options);
  const pricesDiffer = options.some(({ pricePoisha }) => pricePoisha !== options[0]?.pricePoisha);
  const swatches = options.map((option) => {
    const { key, sku, label, hex, current, exact, pricePoisha, isOut } = option;
    const isOutNow = isStocked && exact && isOut;
    const reason = exact ? isOutNow && t("out") : t("notWith", { choice: other });
    return {
      key,
      href: hrefOf?.(option) ?? productPath(product.category, product.slug, sku),
      label,
      hex,
      current,
      muted: reason !== false,
      ...(reason && { name: `${label}, ${reason}` }),
      ...(hex === undefined && pricesDiffer && { note: formatMoney(pricePoisha, language) }),
    };
  });
  const help = [
    missing.length > 0 && t("missingHelp", { choice: other, labels: missing.join(", ") }),
    isStocked && options.length > 1 && out.length > 0 && t("outHelp", { labels: out.join(", ") }),
  ];
  return (
    <Swatches title={title} value={value} options={swatches} help={help.filter(Boolean).join(" ")} error={error} />
  );
}
