import styles from "@/components/home/service-tiles.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import cards from "@/components/ui/sections/card-cover.module.css";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomePictures } from "@/services/content/landing-pictures.server";
import { paths } from "@/utils/paths/paths";
import { brandForms } from "@/utils/text/brand-forms";

/** The tiles in their order; a wide tile takes two places in a row. */
const tiles = [
  { name: "wifi", picture: "wifi", href: paths.routers, wide: true },
  { name: "fiveG", picture: "pocketRouter", href: paths.fiveG, wide: false },
  { name: "digital", picture: "digital", href: paths.digitalServices, wide: false },
  { name: "gpay", picture: "gpay", href: paths.gpay, wide: false },
  { name: "smart", picture: "smart", href: paths.iotProducts, wide: false },
  { name: "port", picture: "port", href: paths.numberPortability, wide: true },
] as const;

interface ServiceTilesProps {
  brand: string;
  pictures: Pick<HomePictures, (typeof tiles)[number]["picture"]>;
}

/** Services for a number beside calls, each with a picture. */
export function ServiceTiles({ brand, pictures }: ServiceTilesProps) {
  const { t } = useTexts("home");
  return (
    <CachedMarkup as="ul" name="service-tiles" data={[brand, pictures]} className={styles.tiles}>
      {() =>
        tiles.map(({ name, picture, href, wide }) => (
          <li key={name} className={`${cards.cover} ${wide ? styles.wide : styles.tile}`}>
            <h3>
              <SiteLink href={href} prefetch={false}>
                {t(`services.${name}.title`)}
              </SiteLink>
            </h3>
            <p>{t(`services.${name}.text`, { ...brandForms(brand) })}</p>
            <Picture picture={pictures[picture]} alt="" sizes={CARD_SIZES} />
          </li>
        ))
      }
    </CachedMarkup>
  );
}
