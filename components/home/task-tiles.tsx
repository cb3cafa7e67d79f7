import styles from "@/components/home/task-tiles.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import cards from "@/components/ui/sections/card-cover.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const ways = [
  { name: "business", icon: "building", href: paths.business },
  { name: "investors", icon: "chart", href: paths.investors },
  { name: "ads", icon: "megaphone", href: paths.adsPlatform },
] as const;

/** Links for visitors who are not subscribers: companies, investors, advertisers (ROUTE-33). */
export function TaskTiles() {
  const { t } = useTexts("home");
  return (
    <CachedMarkup as="ul" name="task-tiles" data={null} className={styles.ways}>
      {() =>
        ways.map(({ name, icon, href }) => (
          <li key={name} className={styles.way}>
            <Drawing src={`/icons/${icon}.svg`} width={48} />
            <h3>
              <SiteLink href={href} prefetch={false} className={cards.link}>
                {t(`ways.${name}.title`)}
              </SiteLink>
            </h3>
            <p>{t(`ways.${name}.text`)}</p>
            {name === "ads" && (
              <SiteLink href={paths.orderGpfi} prefetch={false} className={styles.second}>
                {t("ways.ads.order")}
              </SiteLink>
            )}
          </li>
        ))
      }
    </CachedMarkup>
  );
}
