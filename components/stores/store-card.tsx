import { DirectionsLink } from "@/components/stores/directions-link";
import { OpenState } from "@/components/stores/open-state";
import styles from "@/components/stores/store-card.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { Store } from "@/services/stores/stores-service";
import { storePath } from "@/utils/paths/paths";

interface StoreCardProps {
  store: Store;
  /** True while the map shows this centre. */
  isChosen?: boolean;
  /** Shows the centre on the map; left out if there is no map. */
  onShow?: (() => void) | undefined;
}

/** One centre of a list: address, opening hours, services, a link to its page, and directions. */
export function StoreCard({ store, isChosen = false, onShow }: StoreCardProps) {
  const { t, digits, week, services } = useStoreLabels();
  const { id, name, address, district, phone, hours } = store;
  return (
    <article className={`${page.card} ${styles.card}`} data-chosen={isChosen || undefined}>
      <h3 className={styles.name}>
        <SiteLink href={storePath(id)} prefetch={false} className={cards.link}>
          {name}
        </SiteLink>
      </h3>
      <OpenState store={store} />
      <p>{`${address}, ${district}`}</p>
      <p className={styles.note}>{week(hours).join("\n")}</p>
      <p className={styles.note}>{services(store.services)}</p>
      <p className={styles.ways}>
        <DirectionsLink store={store} />
        {phone !== null && <a href={`tel:${phone}`}>{t("call", { number: digits(phone) })}</a>}
        {onShow && (
          <button type="button" aria-pressed={isChosen} onClick={onShow}>
            {t("showOnMap")}
          </button>
        )}
      </p>
    </article>
  );
}
