import styles from "@/components/packs/cheapest-packs.module.css";
import { PackList } from "@/components/packs/pack-list";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { FoundPacks, ListedPack } from "@/services/packs/pack-pages.server";
import type { PackSearch } from "@/utils/packs/pack-search";
import { packPath, paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface PackListSlotProps {
  search: PackSearch;
  /** Null if the packs could not be loaded; the rest of the page is still shown. */
  found: FoundPacks | null;
  cheapest: readonly ListedPack[];
}

/** The part of the packs page that fills a slot of its content: the cheapest packs for a month, and the list. */
export function PackListSlot({ search, found, cheapest }: PackListSlotProps) {
  const { t } = usePackLabels();
  if (found === null) return <Callout tone="warning">{t("notLoaded")}</Callout>;
  return (
    <>
      {cheapest.length > 0 && (
        <CachedMarkup as="div" name="cheapest-packs" data={cheapest}>
          {() => <CheapestPacks packs={cheapest} />}
        </CachedMarkup>
      )}
      <PackList search={search} found={found} />
    </>
  );
}

/** Answers the most frequent question: which pack lasts 30 days and costs least. */
function CheapestPacks({ packs }: { packs: readonly ListedPack[] }) {
  const { t, money } = usePackLabels();
  return (
    <section aria-labelledby="cheapest" className={styles.band}>
      <h3 id="cheapest">{t("cheapest.title")}</h3>
      <ul>
        {packs.map((pack) => (
          <li key={pack.packId}>
            <SiteLink href={packPath(pack.packId)} prefetch={false}>
              <span className={page.quiet}>{t(`kinds.${pack.kind}`)}</span>
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
