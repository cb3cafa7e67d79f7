import { type HitProps, HitTitle } from "@/components/search/hit-title";
import styles from "@/components/search/product-hit.module.css";
import cards from "@/components/ui/sections/card-cover.module.css";
import { Badge } from "@/components/ui/values/badge";
import { LargestPaint } from "@/components/ui/values/picture";
import { Price } from "@/components/ui/values/price";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchHit } from "@/services/search/search-service";
import { savedPercent } from "@/utils/money/saved-percent";
import { formatNumber } from "@/utils/numbers/digits";
import imageLoader, { IMAGE_WIDTHS, thumbnailSrcSet } from "@/utils/pictures/image-loader";
import { keepUnits } from "@/utils/text/keep-units";

/** The picture is a little less than half as wide as a phone, and a fifth or a sixth as wide as a desktop screen. */
const SIZES = "(min-width: 48em) 15rem, 42vw";

/**
 * A product that was found, as a card with its price and stock.
 * @param props `isFirst` is true for the first result of the page, whose picture is the largest contentful paint
 */
export function ProductHit({ isFirst, ...props }: HitProps & { isFirst: boolean }) {
  const { t, language } = useTexts("search");
  const { picture, summary, brand, pricePoisha, wasPoisha } = props.hit;
  const labels = { locale: language, price: t("price"), was: t("was") };
  return (
    <article className={`${styles.card} ${cards.outlined}`}>
      <div className={styles.tile}>
        {picture !== null && <HitPicture picture={picture} isFirst={isFirst} />}
        <Saved {...props.hit} />
      </div>
      {brand !== null && <p className={styles.brand}>{brand}</p>}
      <HitTitle {...props} />
      {summary !== null && <p className={styles.summary}>{keepUnits(summary)}</p>}
      {pricePoisha !== null && (
        <Price pricePoisha={pricePoisha} wasPoisha={wasPoisha} labels={labels} className={styles.price} />
      )}
      <p className={props.hit.isInStock ? styles.inStock : styles.soldOut}>
        {t(props.hit.isInStock ? "inStock" : "soldOut")}
      </p>
    </article>
  );
}

function HitPicture({ picture, isFirst }: { picture: string; isFirst: boolean }) {
  const addresses = {
    src: imageLoader({ src: picture, width: IMAGE_WIDTHS[0] }),
    srcSet: thumbnailSrcSet(picture),
    sizes: SIZES,
  };
  const order = isFirst
    ? ({ fetchPriority: "high", decoding: "sync" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <>
      {isFirst && <LargestPaint {...addresses} />}
      <img {...addresses} {...order} alt="" width={640} height={640} />
    </>
  );
}

/** The saving, in the corner of the picture. */
function Saved({ pricePoisha, wasPoisha, isInStock }: SearchHit) {
  const { language } = useTexts("search");
  if (!isInStock || pricePoisha === null || wasPoisha === null) return null;
  return (
    <Badge tone="sale" className={styles.badge}>
      −{formatNumber(savedPercent(pricePoisha, wasPoisha), language)}%
    </Badge>
  );
}
