import { type FormEvent, useState } from "react";
import { ActionError } from "@/components/orders/action-outcome";
import styles from "@/components/orders/order-actions.module.css";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { PlainSelect } from "@/components/ui/forms/plain-select";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { usePickupStores } from "@/hooks/checkout/use-pickup-stores";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderContact, OwnOrder } from "@/services/orders/own-orders-service";

interface ChangeFormProps {
  view: OrderActionsView;
  order: OwnOrder;
  contact: OrderContact;
}

/**
 * Changes the receiver of an order and the place within its district, until the order is packed (feature 21).
 */
export function ChangeForm({ view, order, contact }: ChangeFormProps) {
  const { t } = useTexts("orders");
  const { delivery } = order;
  const [fullName, setFullName] = useState(contact.fullName);
  const [thana, setThana] = useState(delivery.thana);
  const [postCode, setPostCode] = useState(contact.postCode);
  const [address, setAddress] = useState(contact.address);
  const [storeId, setStoreId] = useState(delivery.store?.id ?? "");
  const [note, setNote] = useState(contact.note ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    view.change({ fullName, thana, postCode, address, storeId: delivery.store === null ? null : storeId, note });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t("change.lead", { district: delivery.districtLabel })}</p>
      <PlainField
        id="change-name"
        label={t("change.name")}
        value={fullName}
        onChange={setFullName}
        autoComplete="name"
        maxLength={100}
      />
      {delivery.store === null ? (
        <>
          <Thanas delivery={delivery} thana={thana} onChange={setThana} />
          <PostCode postCode={postCode} onChange={setPostCode} />
          <PlainTextArea
            id="change-address"
            label={t("change.address")}
            value={address}
            onChange={setAddress}
            maxLength={300}
            rows={2}
          />
        </>
      ) : (
        <Stores order={order} store={delivery.store} storeId={storeId} onChange={setStoreId} />
      )}
      <PlainTextArea
        id="change-note"
        label={t("change.note")}
        value={note}
        onChange={setNote}
        maxLength={300}
        rows={2}
      />
      <ActionError view={view} />
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "change.saving" : "change.submit")}
      </Button>
    </form>
  );
}

interface ThanasProps {
  delivery: OwnOrder["delivery"];
  thana: string;
  onChange: (to: string) => void;
}

function Thanas({ delivery, thana, onChange }: ThanasProps) {
  const { t } = useTexts("orders");
  const thanas = useDistrictThanas(delivery.district);
  // The thana of the order is listed before the others have loaded.
  const isListed = thanas.some(({ name }) => name === delivery.thana);
  const known = isListed ? [] : [{ value: delivery.thana, label: delivery.thanaLabel }];
  const options = [...known, ...thanas.map(({ name, label }) => ({ value: name, label }))];
  return (
    <PlainSelect id="change-thana" label={t("change.thana")} value={thana} onChange={onChange} options={options} />
  );
}

interface StoresProps {
  order: OwnOrder;
  store: { id: string; name: string };
  storeId: string;
  onChange: (to: string) => void;
}

function Stores({ order: { delivery }, store, storeId, onChange }: StoresProps) {
  const { t } = useTexts("orders");
  const { stores } = usePickupStores({ district: delivery.district, area: delivery.thana, token: "" });
  const known = stores.some((entry) => entry.storeId === store.id) ? [] : [{ value: store.id, label: store.name }];
  const options = [...known, ...stores.map((entry) => ({ value: entry.storeId, label: entry.name }))];
  return (
    <PlainSelect id="change-store" label={t("change.store")} value={storeId} onChange={onChange} options={options} />
  );
}

function PostCode({ postCode, onChange }: { postCode: string; onChange: (to: string) => void }) {
  const { t } = useTexts("orders");
  return (
    <PlainField
      id="change-post-code"
      label={t("change.postCode")}
      value={postCode}
      onChange={onChange}
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={10}
    />
  );
}
