import styles from "@/components/catalog/front/brand-tiles.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Section } from "@/components/ui/sections/section";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BrandTile } from "@/services/catalog/shop-page.server";
import { paths } from "@/utils/paths/paths";

/** The makers of phones. */
export function BrandTiles({ tiles }: { tiles: readonly BrandTile[] }) {
  const { t } = useTexts("shop-lists");
  return (
    <Section id="brands" title={t("brands.title")}>
      <ul className={styles.tiles}>
        {tiles.map(({ value, label, count, picture }) => (
          <li key={value}>
            <SiteLink href={`${paths.phones}?brand=${value}`} prefetch={false} className={styles.tile}>
              <Picture picture={picture} alt="" sizes={CARD_SIZES} />
              <b>{label}</b>
              <span>{t("brands.count", { count })}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
