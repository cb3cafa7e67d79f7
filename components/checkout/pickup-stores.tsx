import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "@/components/checkout/checkout.module.css";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { Button } from "@/components/ui/actions/button";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { type PickupStores as Stores, usePickupStores } from "@/hooks/checkout/use-pickup-stores";
import { useTexts } from "@/hooks/ui/use-texts";
import { clockTime } from "@/utils/dates/clock";
import { DHAKA_OFFSET_MS } from "@/utils/dates/dates";
import { formatDecimal } from "@/utils/numbers/digits";
import { storePath } from "@/utils/paths/paths";

interface PickupStoresProps {
  /** English name as listed; `area` is empty while no thana is chosen. */
  district: string;
  area: string;
  token: string;
  storeId: string;
  onChoose: (storeId: string) => void;
  error: string | undefined;
  /** Id of the group, for the link in the error summary. */
  id: string;
}

/** The number of stores that fit side by side; the rest are shown after a click. */
const AT_FIRST = 4;
const METRES_IN_KILOMETRE = 1_000;

/**
 * The stores of a district as cards, the nearest first, with distance, address, hours and whether all of the cart is in
 * stock (feature 30).
 */
export function PickupStores({ district, area, token, storeId, onChoose, error, id }: PickupStoresProps) {
  const { t } = useTexts("checkout");
  const { state, stores, near, findNear, retry } = usePickupStores({ district, area, token });
  const [all, setAll] = useState(false);
  // The chosen store is always shown.
  const shown = all ? stores : stores.filter((store, place) => place < AT_FIRST || store.storeId === storeId);
  const box = useRef<HTMLFieldSetElement>(null);
  const showAll = () => {
    const firstHidden = stores.findIndex((store) => !shown.includes(store));
    flushSync(() => setAll(true));
    // The clicked button was removed.
    box.current?.querySelectorAll("input")[firstHidden]?.focus();
  };
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className={styles.choices} aria-busy={state === "loading"}>
      <legend>{t("pickup.stores")}</legend>
      {state === "ready" && stores.length > 1 && near !== "known" && (
        <div className={styles.near}>
          <Button variant="outline" size="sm" aria-busy={near === "asking"} onClick={findNear}>
            {t("pickup.near")}
          </Button>
          <span role="status">{near === "unknown" && t("pickup.nearUnknown")}</span>
        </div>
      )}
      {shown.map((store) => (
        <ChoiceCard
          key={store.storeId}
          name={id}
          value={store.storeId}
          checked={storeId === store.storeId}
          title={store.name}
          onChoose={() => onChoose(store.storeId)}
          {...(store.hasAll !== null && { aside: t(store.hasAll ? "pickup.inStock" : "pickup.fromWarehouse") })}
        >
          <StoreFacts store={store} />
        </ChoiceCard>
      ))}
      <p className={styles.choicesState} role="status">
        {state === "idle" && t("pickup.chooseArea")}
        {state === "loading" && t("pickup.loading")}
        {state === "ready" && stores.length === 0 && t("pickup.none")}
        {state === "failed" && t("pickup.failed")}
      </p>
      {stores.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={showAll}>
          {t("pickup.more", { count: stores.length - shown.length })}
        </Button>
      )}
      {state === "failed" && (
        <Button variant="outline" size="sm" onClick={retry}>
          {t("delivery.retry")}
        </Button>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

/** Distance, address, a link to its page, and the hours of today. */
function StoreFacts({ store }: { store: Stores["stores"][number] }) {
  const { t, language } = useTexts("checkout");
  return (
    <>
      {store.metres !== null && (
        <>
          {t("pickup.away", { kilometres: formatDecimal(store.metres / METRES_IN_KILOMETRE, language) })}
          {" · "}
        </>
      )}
      {store.address}
      {" · "}
      <NewTabLink href={storePath(store.storeId)}>{t("pickup.page")}</NewTabLink>
      <br />
      <HoursToday store={store} />
    </>
  );
}

function HoursToday({ store }: { store: Stores["stores"][number] }) {
  const { t, language } = useTexts("checkout");
  if (store.hours.length === 0) return null;
  const today = new Date(Date.now() + DHAKA_OFFSET_MS).getUTCDay();
  const hours = store.hours.find(({ day }) => day === today);
  if (hours === undefined) return <>{t("pickup.closedToday")}</>;
  const open = store.isOpenNow ? `${t("pickup.openNow")} · ` : "";
  const [opens, closes] = [hours.opens, hours.closes].map((time) => clockTime(time, language));
  return <>{`${open}${t("pickup.hours", { opens, closes })}`}</>;
}
