import styles from "@/components/stores/open-state.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import type { Store } from "@/services/stores/stores-service";

interface OpenStateProps {
  store: Pick<Store, "isOpenNow" | "nextChange" | "metres">;
  className?: string | undefined;
}

/** Shows whether a centre is open, until when, and how far away it is. */
export function OpenState({ store, className }: OpenStateProps) {
  const { t, change, away } = useStoreLabels();
  const { isOpenNow, metres } = store;
  const more = [change(store), ...(metres === null ? [] : [away(metres)])].filter((text) => text !== "");
  return (
    <p className={`${styles.state} ${className ?? ""}`} data-open={isOpenNow || undefined}>
      <b>{t(isOpenNow ? "open" : "closed")}</b>
      {more.map((text) => ` · ${text}`)}
    </p>
  );
}
