import styles from "@/components/packs/pack-card.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import look from "@/components/ui/sections/pack-look.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import { packPath } from "@/utils/paths/paths";

/** A pack in a list: a line on a phone, a card on a wider screen. The whole of it links to the pack's page. */
function PackCard({ pack }: { pack: ListedPack }) {
  const { t, figure, extras, length, perUnit, tag, money } = usePackLabels();
  const { number, unit } = figure(pack);
  const price = money(pack.pricePoisha);
  const about = tag(pack);
  const more = extras(pack);
  const each = perUnit(pack);
  return (
    <article className={`${styles.card} ${cards.cover} ${look.pack} ${about === "best-value" ? look.best : ""}`}>
      <p className={`${look.tag} ${styles.tag}`}>{about && t(`tag.${about}`)}</p>
      <h3 className={unit === "" ? styles.word : styles.volume}>
        {number} {unit && <small>{unit}</small>}
      </h3>
      <p className={`${look.time} ${styles.time}`}>{length(pack.validityHours)}</p>
      <p className={`${look.extras} ${styles.extras}`}>{more}</p>
      <p className={`${look.price} ${styles.price}`}>
        <b>{price}</b>
        {pack.wasPoisha !== null && (
          <>
            <span className={page.srOnly}> {t("was")} </span>
            <s>{money(pack.wasPoisha)}</s>
          </>
        )}
      </p>
      <p className={styles.unit}>{each}</p>
      <SiteLink
        href={packPath(pack.packId)}
        prefetch={false}
        className={`${look.buy} ${styles.buy}`}
        aria-label={t("buyPack", { title: pack.title, price })}
      >
        {t("buy")}
      </SiteLink>
    </article>
  );
}

/** Packs as cards. */
export function PackCards({ packs }: { packs: readonly ListedPack[] }) {
  return (
    <ul className={styles.cards}>
      {packs.map((pack) => (
        <li key={pack.packId}>
          <PackCard pack={pack} />
        </li>
      ))}
    </ul>
  );
}
