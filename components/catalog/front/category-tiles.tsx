import styles from "@/components/catalog/front/category-tiles.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CategoryTile } from "@/services/catalog/categories-page.server";
import { categoryPath, paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

interface CategoryTilesProps {
  tiles: readonly CategoryTile[];
  /** The picture for SIMs, which have a page of their own. */
  sims: ShownPicture;
  /** Heading level of the titles. */
  level: 2 | 3;
  /** False if there is a larger picture above the tiles. */
  first?: boolean;
}

/** The categories as pictures, each with its number of products, and the link to the SIMs. */
export function CategoryTiles({ tiles, sims, level, first = true }: CategoryTilesProps) {
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  const Title = level === 2 ? "h2" : "h3";
  const items = () => (
    <>
      {tiles.map(({ category, count, picture }, index) => (
        <li key={category}>
          <SiteLink href={categoryPath(category)} prefetch={false} className={styles.tile}>
            <Picture picture={picture} alt="" sizes={CARD_SIZES} priority={first && index === 0} />
            <Title>{shop(`categories.${category}`)}</Title>
            <span>{t("listing.count", { count })}</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={paths.sim} prefetch={false} className={styles.tile}>
          <Picture picture={sims} alt="" sizes={CARD_SIZES} />
          <Title>{t("allCategories.sims")}</Title>
          <span>{t("allCategories.simsText")}</span>
        </SiteLink>
      </li>
    </>
  );
  // A list with the largest picture (LCP) is not cached: it adds a preload to the page's head.
  if (first) return <ul className={styles.tiles}>{items()}</ul>;
  return (
    <CachedMarkup as="ul" name="category-tiles" data={[tiles, sims, level]} className={styles.tiles}>
      {items}
    </CachedMarkup>
  );
}
