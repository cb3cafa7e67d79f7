import styles from "@/components/packs/cheapest-packs.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import { packPath, paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** Answers the most frequent question: which pack lasts 30 days and costs least. */
export function CheapestPacks({ packs }: { packs: readonly ListedPack[] }) {
  const { t, money } = usePackLabels();
  return (
    <section aria-labelledby="cheapest" className={styles.band}>
      <h3 id="cheapest">{t("cheapest.title")}</h3>
      <ul>
        {packs.map((pack) => (
          <li key={pack.packId}>
            <SiteLink href={packPath(pack.packId)} prefetch={false}>
              <span className={styles.kind}>{t(`kinds.${pack.kind}`)}</span>
              <b>{money(pack.pricePoisha)}</b>
              <span>{keepUnits(pack.title)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={paths.packFinder} prefetch={false} className={`${page.textLink} ${styles.finder}`}>
        {t("cheapest.finder")}
        <Icon name="caretRight" size={16} />
      </SiteLink>
    </section>
  );
}
