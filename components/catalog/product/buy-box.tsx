import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import { WishHeart } from "@/components/catalog/card/wish-heart";
import { CompareLink } from "@/components/catalog/compare/compare-link";
import styles from "@/components/catalog/product/buy-box.module.css";
import { DeliveryEstimate } from "@/components/catalog/product/delivery-estimate";
import { EmiCalculator } from "@/components/catalog/product/emi-calculator";
import { type ChosenExtras, type Extras, hasExtras, instalmentsAt } from "@/components/catalog/product/use-extras";
import type { SizeChoice } from "@/components/catalog/product/use-size-choice";
import { choiceLabel, FEW_PIECES, isSoldOut } from "@/components/catalog/product/use-variant";
import { VariantChoice } from "@/components/catalog/product/variant-choice";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Badge } from "@/components/ui/values/badge";
import { Icon, Outline } from "@/components/ui/values/icon";
import { Price } from "@/components/ui/values/price";
import { Rating } from "@/components/ui/values/rating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView, VariantView } from "@/services/catalog/catalog-service";
import { REVIEWS_ID } from "@/utils/catalog/review-query";
import type { Arrival } from "@/utils/dates/arrival";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";

/** Outline of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this part draws. */
const SHIELD =
  "M208 40H48a16 16 0 0 0-16 16v56c0 53 26 85 47 102 23 19 46 25 47 26h4c1-1 24-7 47-26 21-17 47-49 47-102V56a16 16 0 0 0-16-16m0 72q0 56-41 89a129 129 0 0 1-39 23 128 128 0 0 1-39-22q-41-34-41-90V56h160ZM82 142a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12l-56 56a8 8 0 0 1-12 0Z";

// Parts that only a few products need are loaded with those products.
const ExtrasForm = dynamic(() => import("@/components/catalog/product/extras-form").then((part) => part.ExtrasForm));
const PreorderTerms = dynamic(() =>
  import("@/components/catalog/product/preorder-terms").then((part) => part.PreorderTerms),
);
const SoldOutStores = dynamic(() =>
  import("@/components/catalog/product/sold-out-stores").then((part) => part.SoldOutStores),
);
const StockNotice = dynamic(() => import("@/components/catalog/product/stock-notice").then((part) => part.StockNotice));

/** The action for a variant. The page passes it in, because the catalogue does not import the cart. */
export type BuyAction = (choice: {
  sku: string;
  disabled: boolean;
  kind: "add" | "buy";
  /** Code of the instalment plan for the purchase. */
  emi?: string;
  /** The bundle and the printed text. */
  options: ChosenExtras;
  /** Called before the purchase. If it returns false, nothing is bought, because something must be corrected first. */
  check: () => boolean;
}) => ReactNode;

interface BuyBoxProps {
  product: ProductView;
  variant: VariantView;
  extras: Extras;
  size: SizeChoice;
  /** The arrival in the capital; null if it is not known. */
  arrival: Arrival | null;
  action: BuyAction;
}

/** Name, price and choices of a product, and the buttons to buy it. */
export function BuyBox({ product, variant, extras, size, arrival, action }: BuyBoxProps) {
  const { t } = useTexts("product");
  const soldOut = isSoldOut(product, variant);
  const isPreorder = product.preorder !== null;
  const canBuy = !isPreorder && !soldOut;
  const choice = { sku: variant.sku, options: extras.chosen, check: () => size.check() && extras.check() };
  const plans = instalmentsAt(product, variant.pricePoisha + extras.pricePoisha);
  return (
    <div className={styles.box}>
      <p className={styles.brand}>
        {product.brand.name}
        {product.fiveG && <Badge>{t("fiveG")}</Badge>}
        {product.isNew && <Badge>{t("new")}</Badge>}
      </p>
      <h1 className={styles.title}>{product.title}</h1>
      <p className={styles.summary}>{product.summary}</p>
      {product.rating && <RatingLink rating={product.rating} />}
      <PiecePrice variant={variant} extrasPoisha={extras.pricePoisha} emi={plans[0] ?? null} />
      {canBuy && <DeliveryEstimate sku={variant.sku} arrival={arrival} isPrinted={extras.isPrinted} />}
      <VariantChoice product={product} variant={variant} size={size} />
      {hasExtras(product) && <ExtrasForm product={product} variant={variant} extras={extras} />}
      {product.preorder && <PreorderTerms offer={product.preorder} />}
      {!isPreorder && (soldOut || !size.isNeeded) && <Stock stock={variant.stock} />}
      {!isPreorder && soldOut && !size.isNeeded && <SoldOut product={product} variant={variant} />}
      {!isPreorder && (
        <noscript>
          <p className={styles.scriptless}>
            {t("noScript")} <SiteLink href={paths.storeLocator}>{t("stores")}</SiteLink>
          </p>
        </noscript>
      )}
      {(isPreorder || canBuy) && (
        <div className={styles.actions}>
          {action({ ...choice, disabled: soldOut, kind: "add" })}
          {canBuy && action({ ...choice, disabled: false, kind: "buy" })}
        </div>
      )}
      {canBuy && (
        <EmiCalculator plans={plans} buy={(emi) => action({ ...choice, disabled: false, kind: "buy", emi })} />
      )}
      <SaveLinks product={product} variant={variant} />
      <p className={styles.warranty}>
        <Outline path={SHIELD} />
        <span>
          <b>{t("warranty")}</b>
          {product.warranty}
        </span>
      </p>
    </div>
  );
}

/** What a reader can do about a sold-out variant. */
function SoldOut({ product, variant }: Pick<BuyBoxProps, "product" | "variant">) {
  const { language } = useTexts();
  const choice = [product.title, variant.colour.label, choiceLabel(variant, language)].filter(Boolean).join(", ");
  return (
    <>
      <StockNotice key={variant.sku} sku={variant.sku} choice={choice} />
      {/* The stores load late. Above the form, they would push it out of view. */}
      <SoldOutStores key={`stores ${variant.sku}`} sku={variant.sku} />
    </>
  );
}

/** Links to the reviews further down. */
function RatingLink({ rating }: { rating: NonNullable<ProductView["rating"]> }) {
  const labels = useCardLabels();
  return (
    <a href={`#${REVIEWS_ID}`} className={styles.rating}>
      <Rating value={rating.average} {...labels.rating(rating)} />
    </a>
  );
}

interface PiecePriceProps {
  variant: VariantView;
  /** The price of the chosen bundle and printed text, in whole poisha. */
  extrasPoisha: number;
  emi: Instalments | null;
}

/** The price of a piece with all chosen extras: the same sum as in the buy bar and the calculator. */
function PiecePrice({ variant, extrasPoisha, emi }: PiecePriceProps) {
  const { t: common, language } = useTexts();
  const labels = useCardLabels();
  const pricePoisha = variant.pricePoisha + extrasPoisha;
  const wasPoisha = variant.wasPoisha === null ? null : variant.wasPoisha + extrasPoisha;
  return (
    <Price
      size="page"
      pricePoisha={pricePoisha}
      wasPoisha={wasPoisha}
      labels={labels}
      save={
        wasPoisha === null
          ? undefined
          : common("price.save", { amount: formatMoney(wasPoisha - pricePoisha, language) })
      }
      emi={emi}
    />
  );
}

function Stock({ stock }: { stock: number }) {
  const { t } = useTexts("product");
  if (stock === 0) {
    return (
      <p className={styles.soldOut} role="status">
        <Icon name="warning" />
        {t("soldOut")}
      </p>
    );
  }
  const few = stock < FEW_PIECES;
  return (
    <p className={few ? styles.few : styles.inStock} role="status">
      <Icon name={few ? "bolt" : "check"} />
      {few ? t("few", { count: stock }) : t("inStock")}
    </p>
  );
}

/** The heart, and the links to the wish list and to the comparison. */
function SaveLinks({ product, variant }: Pick<BuyBoxProps, "product" | "variant">) {
  const { t } = useTexts("product");
  const { t: shop } = useTexts("shop");
  return (
    <div className={styles.keep}>
      <WishHeart
        slug={product.slug}
        // The saved price is that of the product's card, whichever variant is shown.
        pricePoisha={product.variants.find(({ sku }) => sku === product.sku)?.pricePoisha ?? variant.pricePoisha}
        label={shop("wish")}
        text={shop("wish")}
      />
      <SiteLink href={paths.wishList} prefetch={false} className={styles.list}>
        {t("wishList")}
      </SiteLink>
      <CompareLink slug={product.slug} />
    </div>
  );
}
