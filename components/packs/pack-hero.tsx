import styles from "@/components/packs/pack-view.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import type { InternetPack } from "@/services/packs/packs-service";

/** The contents and the price of a pack, in large type. */
export function PackHero({ pack }: { pack: InternetPack }) {
  const { t, figure, extras, length, perUnit, tag, money } = usePackLabels();
  const { number, unit } = figure(pack);
  const about = tag(pack);
  const more = [extras(pack), length(pack.validityHours)].filter((text) => text !== "").join(" · ");
  return (
    <header className={styles.hero}>
      {about !== null && <Badge tone="brand">{t(`tag.${about}`)}</Badge>}
      <p aria-hidden="true" className={styles.figure}>
        {number} {unit && <small>{unit}</small>}
      </p>
      <p aria-hidden="true" className={styles.more}>
        {more}
      </p>
      <h1 className={page.srOnly}>{pack.title}</h1>
      <p className={styles.price}>
        <b>{money(pack.pricePoisha)}</b>
        {pack.wasPoisha !== null && (
          <>
            <span className={page.srOnly}> {t("was")} </span>
            <s>{money(pack.wasPoisha)}</s>
          </>
        )}
        <span>{[t("withTax"), perUnit(pack)].filter(Boolean).join(" · ")}</span>
      </p>
    </header>
  );
}
