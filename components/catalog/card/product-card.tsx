import { memo } from "react";
import styles from "@/components/catalog/card/product-card.module.css";
import { WishHeart } from "@/components/catalog/card/wish-heart";
import { COMPARE_FORM } from "@/components/catalog/compare/compare-form";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { Price, type PriceLabels } from "@/components/ui/values/price";
import { Rating } from "@/components/ui/values/rating";
import type { CardBundle, ProductCardView } from "@/services/catalog/catalog-service";
import { slugOfPath } from "@/utils/catalog/slug-list";
import { savedPercent } from "@/utils/money/saved-percent";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** The texts of a card, looked up once for a page. */
export interface CardLabels extends PriceLabels {
  fiveG: string;
  new: string;
  soldOut: string;
  bundle: (bundle: CardBundle) => string;
  preorder: string;
  colours: (count: number) => string;
  /** The rating: a text for screen readers, and the figures shown beside the stars. */
  rating: (rating: NonNullable<ProductCardView["rating"]>) => { label: string; text: string };
  compare: string;
  wish: (title: string) => string;
}

export interface ProductCardProps {
  product: ProductCardView;
  labels: CardLabels;
  /** Heading level of the title. */
  level: 2 | 3;
  /** True for the largest picture of the page (LCP). */
  priority?: boolean;
  /** Whether it is selected for comparison; left out if the list has no comparison. */
  compared?: boolean;
}

function CardBadge({ product, labels }: { product: ProductCardView; labels: CardLabels }) {
  if (product.preorder) {
    return (
      <Badge tone="brand" className={styles.badge}>
        {labels.preorder}
      </Badge>
    );
  }
  const { pricePoisha, wasPoisha, inStock, isNew } = product;
  const saved = wasPoisha === null ? null : formatNumber(savedPercent(pricePoisha, wasPoisha), labels.locale);
  const sale = saved === null ? null : `−${saved}%`;
  if (inStock && sale === null && !isNew) return null;
  const [tone, text] = inStock
    ? sale === null
      ? (["brand", labels.new] as const)
      : (["sale", sale] as const)
    : (["ink", labels.soldOut] as const);
  return (
    <Badge tone={tone} className={styles.badge}>
      {text}
    </Badge>
  );
}

function CompareBox({ product, label, compared }: { product: ProductCardView; label: string; compared: boolean }) {
  return (
    <label className={styles.compare}>
      <input
        type="checkbox"
        name="items"
        value={slugOfPath(product.path)}
        form={COMPARE_FORM}
        defaultChecked={compared}
        aria-label={`${label} ${product.title}`}
      />
      {label}
    </label>
  );
}

/** A product in a grid or a rail. Plain markup and a CSS module, since a page has 24 of them (docs/look.md#styles). */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, labels, level, priority = false, compared } = props;
  const Title = level === 2 ? "h2" : "h3";
  const { picture, colours, emi } = product;
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        <Picture picture={picture} sizes={CARD_SIZES} priority={priority} />
        <CardBadge product={product} labels={labels} />
      </div>
      <p className={styles.brand}>
        {product.brand}
        {product.fiveG && <span>{labels.fiveG}</span>}
      </p>
      <Title className={styles.title}>
        <SiteLink href={product.path} prefetch={false}>
          {product.title}
        </SiteLink>
      </Title>
      {product.rating && (
        <Rating value={product.rating.average} className={styles.rating} {...labels.rating(product.rating)} />
      )}
      <p className={styles.summary}>{keepUnits(product.summary)}</p>
      {product.bundle && (
        <Badge tone="success" className={styles.bundle}>
          {labels.bundle(product.bundle)}
        </Badge>
      )}
      <Price
        pricePoisha={product.pricePoisha}
        wasPoisha={product.wasPoisha}
        emi={emi}
        labels={labels}
        className={styles.price}
      />
      <p className={styles.colours}>
        <span className={page.srOnly}>{labels.colours(colours.length)}</span>
        {colours.map(({ hex, label }) => (
          <i key={label} style={{ background: hex }} title={label} />
        ))}
      </p>
      {product.path !== paths.sim && (
        <div className={styles.heart}>
          <WishHeart
            slug={slugOfPath(product.path)}
            pricePoisha={product.pricePoisha}
            label={labels.wish(product.title)}
          />
        </div>
      )}
      {compared !== undefined && <CompareBox product={product} label={labels.compare} compared={compared} />}
    </article>
  );
});
