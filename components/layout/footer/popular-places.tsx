import styles from "@/components/layout/footer/popular-places.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { iconPaths } from "@/components/ui/values/icon-paths";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this part draws. */
const PHONE =
  "M176 16H80a24 24 0 0 0-24 24v176a24 24 0 0 0 24 24h96a24 24 0 0 0 24-24V40a24 24 0 0 0-24-24M72 64h112v128H72Zm8-32h96a8 8 0 0 1 8 8v8H72v-8a8 8 0 0 1 8-8m96 192H80a8 8 0 0 1-8-8v-8h112v8a8 8 0 0 1-8 8";
const HEADSET =
  "M202 55a103 103 0 0 0-73-31h-1A104 104 0 0 0 24 128v56a24 24 0 0 0 24 24h16a24 24 0 0 0 24-24v-40a24 24 0 0 0-24-24H40a88 88 0 0 1 151-54 87 87 0 0 1 25 54h-24a24 24 0 0 0-24 24v40a24 24 0 0 0 24 24h24a24 24 0 0 1-24 24h-56a8 8 0 0 0 0 16h56a40 40 0 0 0 40-40v-80a103 103 0 0 0-30-73M64 136a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8v-48Zm128 56a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8h24v56Z";
const HOUSE =
  "m219 109-80-80a16 16 0 0 0-22 0l-80 80a16 16 0 0 0-5 11v96a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-56h32v56a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-96a16 16 0 0 0-5-11m-11 99h-48v-56a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v56H48v-88l80-80 80 80Z";

const places = [
  ["phones", paths.phones, PHONE],
  ["recharge", paths.recharge, iconPaths.bolt],
  ["trackOrder", paths.trackOrder, iconPaths.truck],
  ["stores", paths.storeLocator, iconPaths.mapPin],
  ["support", paths.support, HEADSET],
  ["home", paths.home, HOUSE],
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
