import dynamic from "next/dynamic";
import styles from "@/components/catalog/buy-box.module.css";
import { CompareLink } from "@/components/catalog/compare-link";
import { DeliveryEstimate } from "@/components/catalog/delivery-estimate";
import { EmiCalculator } from "@/components/catalog/emi-calculator";
import type { BuyAction } from "@/components/catalog/product-view";
import { type Extras, hasExtras, instalmentsAt } from "@/components/catalog/use-extras";
import {
  choiceLabel,
  colourOptions,
  isSoldOut,
  sizeOptions,
  unavailableOptions,
  type VariantOption,
} from "@/components/catalog/use-variant";
import { WishHeart } from "@/components/catalog/wish-heart";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import { Rating } from "@/components/ui/rating";
import { SiteLink } from "@/components/ui/site-link";
import { Swatches } from "@/components/ui/swatches";
import { useTexts } from "@/hooks/use-texts";
import type { ProductView, VariantView } from "@/services/catalog-service";
import type { Instalments } from "@/utils/instalments";
import { formatMoney } from "@/utils/money";
import { paths, productPath } from "@/utils/paths";
import { REVIEWS_ID } from "@/utils/review-query";

/** From this many pieces on, stock is simply there; below, the number is told. */
const FEW_PIECES = 5;

// What few products have comes with those that have it.
const ExtrasForm = dynamic(() => import("@/components/catalog/extras-form").then((part) => part.ExtrasForm));
const PreorderTerms = dynamic(() => import("@/components/catalog/preorder-terms").then((part) => part.PreorderTerms));
const StockNotice = dynamic(() => import("@/components/catalog/stock-notice").then((part) => part.StockNotice));

interface BuyBoxProps {
  product: ProductView;
  variant: VariantView;
  extras: Extras;
  action: BuyAction;
}

/** Name, price and choices of a product, and what can be done with it. */
export function BuyBox({ product, variant, extras, action }: BuyBoxProps) {
  const { t } = useTexts("shop");
  const soldOut = isSoldOut(product, variant);
  const choice = { sku: variant.sku, options: extras.chosen, check: extras.check };
  const plans = instalmentsAt(product, variant.pricePoisha + extras.pricePoisha);
  const sizes = sizeOptions(product.variants, variant);
  return (
    <div className={styles.box}>
      <p className={styles.brand}>
        {product.brand.name}
        {product.fiveG && <Badge>{t("product.fiveG")}</Badge>}
        {product.isNew && <Badge>{t("product.new")}</Badge>}
      </p>
      <h1 className={styles.title}>{product.title}</h1>
      <p className={styles.summary}>{product.summary}</p>
      {product.rating && <RatingLink rating={product.rating} />}
      <PiecePrice variant={variant} extrasPoisha={extras.pricePoisha} emi={plans[0] ?? null} />
      <Choice
        title={t("product.colour")}
        value={variant.colour.label}
        other={choiceLabel(variant)}
        product={product}
        options={colourOptions(product.variants, variant)}
      />
      {sizes.length > 0 && (
        <Choice
          title={t(variant.storageGb === null ? "product.size" : "product.storage")}
          value={variant.ramGb === null ? choiceLabel(variant) : t("product.ram", { ram: variant.ramGb })}
          other={variant.colour.label}
          product={product}
          options={sizes}
        />
      )}
      {hasExtras(product) && (
        <ExtrasForm product={product} extras={extras} pricePoisha={variant.pricePoisha} hex={variant.colour.hex} />
      )}
      {product.preorder ? <PreorderTerms offer={product.preorder} /> : <Stock stock={variant.stock} />}
      {soldOut && !product.preorder && (
        <StockNotice
          key={variant.sku}
          sku={variant.sku}
          choice={[product.title, variant.colour.label, choiceLabel(variant)].filter(Boolean).join(", ")}
        />
      )}
      <div className={styles.actions}>
        {action({ ...choice, disabled: soldOut, kind: "add" })}
        {!(product.preorder || soldOut) && action({ ...choice, disabled: false, kind: "buy" })}
      </div>
      {!(product.preorder || soldOut) && (
        <EmiCalculator plans={plans} buy={(emi) => action({ ...choice, disabled: false, kind: "buy", emi })} />
      )}
      {!product.preorder && <DeliveryEstimate sku={variant.sku} />}
      <div className={styles.keep}>
        <WishHeart
          slug={product.slug}
          // What the product is kept under is what its card costs, whichever variant is looked at.
          pricePoisha={product.variants.find(({ sku }) => sku === product.sku)?.pricePoisha ?? variant.pricePoisha}
          label={t("product.wish")}
          text={t("product.wish")}
        />
        <SiteLink href={paths.wishList} prefetch={false} className={styles.list}>
          {t("product.wishList")}
        </SiteLink>
        <CompareLink slug={product.slug} />
      </div>
      <p className={styles.warranty}>
        <Icon name="shield" />
        <span>
          <b>{t("product.warranty")}</b>
          {product.warranty}
        </span>
      </p>
    </div>
  );
}

/** Leads down to the reviews. */
function RatingLink({ rating: { average, count } }: { rating: NonNullable<ProductView["rating"]> }) {
  const { t: common } = useTexts();
  const figure = average.toFixed(1);
  return (
    <a href={`#${REVIEWS_ID}`} className={styles.rating}>
      <Rating
        value={average}
        label={common("card.rating", { average: figure, number: count })}
        text={`${figure} (${count})`}
      />
    </a>
  );
}

interface PiecePriceProps {
  variant: VariantView;
  /** What is chosen beside the variant, whole poisha. */
  extrasPoisha: number;
  emi: Instalments | null;
}

/** What a piece costs with all that is chosen: the same sum as in the buy bar and the calculator. */
function PiecePrice({ variant, extrasPoisha, emi }: PiecePriceProps) {
  const { t: common, language } = useTexts();
  const pricePoisha = variant.pricePoisha + extrasPoisha;
  const wasPoisha = variant.wasPoisha === null ? null : variant.wasPoisha + extrasPoisha;
  return (
    <Price
      size="page"
      pricePoisha={pricePoisha}
      wasPoisha={wasPoisha}
      words={{ locale: language, price: common("price.now"), was: common("price.was") }}
      save={wasPoisha === null ? undefined : common("price.save", { amount: formatMoney(wasPoisha - pricePoisha) })}
      emi={emi}
    />
  );
}

function Stock({ stock }: { stock: number }) {
  const { t } = useTexts("shop");
  if (stock === 0) {
    return (
      <p className={styles.soldOut} role="status">
        <Icon name="warning" />
        {t("product.soldOut")}
      </p>
    );
  }
  const few = stock < FEW_PIECES;
  return (
    <p className={few ? styles.few : styles.inStock} role="status">
      <Icon name={few ? "bolt" : "check"} />
      {few ? t("product.few", { count: stock }) : t("product.inStock")}
    </p>
  );
}

interface ChoiceProps {
  title: string;
  value: string;
  /** What is chosen of the other kind. */
  other: string;
  product: ProductView;
  options: readonly VariantOption[];
}

/**
 * Each variant has its address; what is not made with the present other choice, or cannot be had now, is told in its
 * name and in a line below (BEYOND 9). Sizes say what they cost where that differs.
 */
function Choice({ title, value, other, product, options }: ChoiceProps) {
  const { t } = useTexts("shop");
  const isStocked = product.preorder === null;
  const { missing, out } = unavailableOptions(options);
  const pricesDiffer = options.some(({ pricePoisha }) => pricePoisha !== options[0]?.pricePoisha);
  const swatches = options.map(({ key, sku, label, hex, current, exact, pricePoisha, isOut }) => {
    const isOutNow = isStocked && exact && isOut;
    const trouble = exact ? isOutNow && t("product.out") : t("product.notWith", { choice: other });
    return {
      key,
      href: productPath(product.category, product.slug, sku),
      label,
      hex,
      current,
      muted: trouble !== false,
      ...(trouble && { name: `${label}, ${trouble}` }),
      ...(hex === undefined && pricesDiffer && { note: formatMoney(pricePoisha) }),
    };
  });
  const help = [
    missing.length > 0 && t("product.missingHelp", { choice: other, labels: missing.join(", ") }),
    isStocked && options.length > 1 && out.length > 0 && t("product.outHelp", { labels: out.join(", ") }),
  ];
  return <Swatches title={title} value={value} options={swatches} help={help.filter(Boolean).join(" ")} />;
}
