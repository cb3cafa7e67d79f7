import styles from "@/components/checkout/checkout.module.css";
import { Button } from "@/components/ui/button";
import { ChoiceCard } from "@/components/ui/choice-card";
import { type PickupStores as Stores, usePickupStores } from "@/hooks/use-pickup-stores";
import { useTexts } from "@/hooks/use-texts";

interface PickupStoresProps {
  /** English names as listed; `area` empty while no thana is chosen. */
  district: string;
  area: string;
  token: string;
  storeId: string;
  onChoose: (storeId: string) => void;
  error: string | undefined;
  /** Of the group, for the error summary's link. */
  id: string;
}

/** The stores of a thana as cards, with address, hours and whether the cart is there (BEYOND 30). */
export function PickupStores({ district, area, token, storeId, onChoose, error, id }: PickupStoresProps) {
  const { t } = useTexts("checkout");
  const { state, stores, retry } = usePickupStores({ district, area, token });
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-busy={state === "loading"}>
      <legend>{t("pickup.stores")}</legend>
      {stores.map((store) => (
        <ChoiceCard
          key={store.storeId}
          name={id}
          value={store.storeId}
          checked={storeId === store.storeId}
          title={store.name}
          onChoose={() => onChoose(store.storeId)}
          {...(store.hasAll !== null && { aside: t(store.hasAll ? "pickup.inStock" : "pickup.fromWarehouse") })}
        >
          {store.address}
          <br />
          <HoursToday store={store} />
        </ChoiceCard>
      ))}
      <p className={styles.choicesState} role="status">
        {state === "idle" && t("pickup.chooseArea")}
        {state === "loading" && t("pickup.loading")}
        {state === "ready" && stores.length === 0 && t("pickup.none", { area })}
        {state === "failed" && t("pickup.failed")}
      </p>
      {state === "failed" && (
        <Button variant="outline" size="sm" onClick={retry}>
          {t("delivery.retry")}
        </Button>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

function HoursToday({ store }: { store: Stores["stores"][number] }) {
  const { t } = useTexts("checkout");
  const [first] = store.hours;
  if (first === undefined) return null;
  const open = store.isOpenNow ? `${t("pickup.openNow")} · ` : "";
  return <>{`${open}${t("pickup.hours", { opens: first.opens, closes: first.closes })}`}</>;
}
