import styles from "@/components/catalog/category-tiles.module.css";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { CategoryTile } from "@/services/categories-page.server";
import { formatCount } from "@/utils/digits";
import { categoryPath, paths } from "@/utils/paths";
import type { ShownPicture } from "@/utils/pictures";

interface CategoryTilesProps {
  tiles: readonly CategoryTile[];
  /** The picture of the SIMs, which have a page of their own. */
  sims: ShownPicture;
  /** Level of the titles under the headings around them. */
  level: 2 | 3;
}

/** The categories as pictures with the number of products behind each, and the way to the SIMs. */
export function CategoryTiles({ tiles, sims, level }: CategoryTilesProps) {
  const { t, language } = useTexts("shop");
  const Title = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ category, count, picture }, index) => (
        <li key={category}>
          <SiteLink href={categoryPath(category)} prefetch={false} className={styles.tile}>
            <Picture picture={picture} alt="" priority={index === 0} />
            <Title>{t(`categories.${category}.title`)}</Title>
            <span>{t("allCategories.count", { count, number: formatCount(count, language) })}</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={paths.sim} prefetch={false} className={styles.tile}>
          <Picture picture={sims} alt="" />
          <Title>{t("allCategories.sims")}</Title>
          <span>{t("allCategories.simsText")}</span>
        </SiteLink>
      </li>
    </ul>
  );
}
