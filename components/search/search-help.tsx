import styles from "@/components/search/search-view.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PopularSearch } from "@/services/search/search-service";
import { categoryPath, paths } from "@/utils/paths/paths";

const PLACES = [
  ["phones", paths.phones],
  ["tablets", categoryPath("tab")],
  ["wearables", categoryPath("wearables")],
  ["routers", paths.routers],
  ["accessories", categoryPath("accessories")],
  ["packs", paths.internetPacks],
  ["offers", paths.offers],
  ["recharge", paths.recharge],
  ["sim", paths.simServices],
  ["centres", paths.storeLocator],
  ["support", paths.support],
] as const;

/** The suggestions if there are no results: popular searches and the pages that most people look for (feature 49). */
export function SearchHelp({ popular }: { popular: readonly PopularSearch[] }) {
  const { t } = useTexts("search");
  return (
    <div className={styles.help}>
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches">{t("popular")}</h2>
          <ul>
            {popular.map(({ title, path }) => (
              <li key={`${path} ${title}`}>
                <SiteLink href={path} prefetch={false}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-places">
        <h2 id="search-places">{t("page.places")}</h2>
        <ul>
          {PLACES.map(([name, path]) => (
            <li key={name}>
              <SiteLink href={path} prefetch={false}>
                {t(`places.${name}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
