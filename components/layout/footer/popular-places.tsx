import styles from "@/components/layout/footer/popular-places.module.css";
import { frameOutlines } from "@/components/layout/frame-outlines";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { iconPaths } from "@/components/ui/values/icon-paths";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const places = [
  ["phones", paths.phones, frameOutlines.phone],
  ["recharge", paths.recharge, iconPaths.bolt],
  ["trackOrder", paths.trackOrder, iconPaths.truck],
  ["stores", paths.storeLocator, iconPaths.mapPin],
  ["support", paths.support, frameOutlines.headset],
  ["home", paths.home, frameOutlines.house],
] as const;

/** Links to the most popular pages, for the not-found page. */
export function PopularPlaces() {
  const { t } = useTexts("not-found");
  return (
    <nav aria-label={t("places.label")} className={styles.places}>
      <ul>
        {places.map(([name, path, outline]) => (
          <li key={name}>
            <SiteLink href={path} prefetch={false} className={`${page.card} ${styles.place}`}>
              <Outline path={outline} size={26} className={styles.icon} />
              <strong>{t(`places.${name}`)}</strong>
              <span>{t(`places.${name}Text`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
