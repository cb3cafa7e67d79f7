import { useEffect, useId, useRef } from "react";
import styles from "@/components/account/account.module.css";
import formStyles from "@/components/account/address-book.module.css";
import { PersonParts } from "@/components/account/address-form/person-parts";
import { PlaceParts } from "@/components/account/address-form/place-parts";
import { useAddressForm } from "@/components/account/use-address-form";
import { Button } from "@/components/ui/actions/button";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";

interface AddressFormProps {
  title: string;
  edited: EditedAddress;
  /** False for the default itself, and for the first address, which is the default anyway. */
  canBeDefault: boolean;
  onSaved: (addresses: SavedAddress[]) => void;
  onCancel: () => void;
}

/** The form of one address. The post code is the first field, and fills in district and thana. */
export function AddressForm({ title, edited, canBeDefault, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTexts("address-form");
  const id = useId();
  const form = useAddressForm(edited, onSaved);
  const { failure, tries } = form;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  return (
    <form
      ref={box}
      noValidate
      aria-label={title}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h3>{title}</h3>
      <PlaceParts id={id} edited={edited} form={form} />
      <PersonParts id={id} form={form} />
      {canBeDefault && (
        <label className={formStyles.tick}>
          <input
            type="checkbox"
            checked={form.makeDefault}
            onChange={(event) => form.setMakeDefault(event.target.checked)}
          />
          {t("makeDefault")}
        </label>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.alert}>
          {failure ?? t("failed")}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" aria-busy={form.saving}>
          {t(form.saving ? "saving" : "save")}
        </Button>
        <Button variant="outline" disabled={form.saving} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </p>
    </form>
  );
}
