import { useEffect, useRef } from "react";
import styles from "@/components/orders/orders.module.css";
import { TRACK_DRAFT, type TrackError, type useTrackOrder } from "@/components/orders/use-track-order";
import { Button } from "@/components/ui/actions/button";
import { TextField } from "@/components/ui/forms/form-field";
import { useDraftText } from "@/hooks/forms/use-draft-text";
import { useTexts } from "@/hooks/ui/use-texts";
import { MAX_TRACKED, unbrokenIds } from "@/utils/checkout/order-id";

interface TrackFormProps {
  /** The order id in the address, empty if there is none. */
  initialOrderId: string;
  state: Pick<ReturnType<typeof useTrackOrder>, "searching" | "validationErrors" | "failure">;
  onSearch: (orderId: string, msisdn: string) => void;
}

/** The form for order numbers and a mobile number. */
export function TrackForm({ initialOrderId, state, onSearch }: TrackFormProps) {
  const { t } = useTexts("orders");
  const { searching, validationErrors, failure } = state;
  const orderId = useDraftText(TRACK_DRAFT, "orderId", initialOrderId);
  const msisdn = useDraftText(TRACK_DRAFT, "msisdn", "");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (validationErrors.length > 0) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [validationErrors]);

  const error = (name: TrackError) => (validationErrors.includes(name) ? t(`track.${name}Error`) : undefined);
  return (
    <form
      ref={form}
      noValidate
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(orderId.text, msisdn.text);
      }}
    >
      <TextField
        id="track-orderId"
        label={t("track.orderId")}
        hint={unbrokenIds(t("track.orderIdHint"))}
        error={error("orderId")}
        value={orderId.text}
        onChange={orderId.type}
        optional={t("track.optional")}
        autoComplete="off"
        maxLength={MAX_TRACKED * 30}
      />
      <TextField
        id="track-msisdn"
        label={t("track.msisdn")}
        hint={t("track.msisdnHint")}
        error={error("msisdn")}
        value={msisdn.text}
        onChange={msisdn.type}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <Button type="submit" size="lg" aria-busy={searching}>
        {searching ? t("track.searching") : t("track.submit")}
      </Button>
      <p className={styles.failure} role="alert">
        {failure !== null && t(`track.${failure}`)}
      </p>
    </form>
  );
}
