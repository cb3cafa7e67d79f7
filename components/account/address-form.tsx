import { useEffect, useId, useRef } from "react";
import styles from "@/components/account/account.module.css";
import formStyles from "@/components/account/address-book.module.css";
import { type AddressForm as Form, useAddressForm } from "@/components/account/use-address-form";
import { Button } from "@/components/ui/actions/button";
import { FramedField } from "@/components/ui/forms/field-frame";
import { PlainSelect } from "@/components/ui/forms/plain-select";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import page from "@/components/ui/sections/page.module.css";
import { removeAddressDraft } from "@/hooks/account/address-draft";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import type { Place } from "@/services/checkout/delivery-service";
import type { AddressPart } from "@/utils/addresses/saved-address";

interface AddressFormProps {
  title: string;
  edited: EditedAddress;
  /** The logged-in number. */
  owner: string;
  /** False for a form that opens by itself, with an unfinished address. */
  takesFocus: boolean;
  /** False for the default itself, and for the first address, which is the default anyway. */
  canBeDefault: boolean;
  onSaved: (addresses: SavedAddress[]) => void;
  onCancel: () => void;
}

/** The form of one address. The post code is the first field, and fills in district and thana. */
export function AddressForm(props: AddressFormProps) {
  const { title, edited, owner, takesFocus, canBeDefault, onSaved, onCancel } = props;
  const { t } = useTexts("address-form");
  const id = useId();
  const form = useAddressForm({ edited, owner, onSaved });
  const { failure, tries } = form;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  const cancel = () => {
    removeAddressDraft();
    onCancel();
  };
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
      <p className={page.buttons}>
        <Button type="submit" aria-busy={form.saving}>
          {t(form.saving ? "saving" : "save")}
        </Button>
        <Button variant="outline" disabled={form.saving} onClick={cancel}>
          {t("cancel")}
        </Button>
      </p>
    </form>
  );
}

/** The street address, the recipient's name, and the name of the address. */
function PersonParts({ id, form }: { id: string; form: Form }) {
  const { t } = useTexts("address-form");
  const { change } = form;
  const fieldOf = useAddressFields(id, form);
  return (
    <>
      <PlainTextArea
        {...fieldOf("address")}
        label={t("address")}
        onChange={(address) => change({ address })}
        autoComplete="street-address"
        maxLength={300}
        rows={2}
      />
      <FramedField
        {...fieldOf("fullName")}
        label={t("fullName")}
        onChange={(fullName) => change({ fullName })}
        autoComplete="name"
        maxLength={100}
      />
      <FramedField {...fieldOf("label")} label={t("label")} onChange={(label) => change({ label })} maxLength={30} />
    </>
  );
}

/** The options of a list of places. The chosen place is always included, also while the others are loading. */
function optionsOf(places: readonly Place[], chosen: { value: string; label: string }, none: string) {
  const listed = places.map(({ name, label }) => ({ value: name, label }));
  const isMissing = chosen.value !== "" && !listed.some(({ value }) => value === chosen.value);
  return [{ value: "", label: none }, ...(isMissing ? [chosen] : []), ...listed];
}

/** Post code, district and thana. */
function PlaceParts({ id, edited, form }: { id: string; edited: EditedAddress; form: Form }) {
  const { t } = useTexts("address-form");
  const { fields, change } = form;
  const fieldOf = useAddressFields(id, form);
  const old = edited === "new" ? null : edited;
  const districtLabel = old?.district === fields.district ? old.districtLabel : fields.district;
  const areaLabel = old?.area === fields.area ? old.areaLabel : fields.area;
  return (
    <>
      <FramedField
        {...fieldOf("postCode")}
        label={t("postCode")}
        // The error says the same as the hint, so it takes its place.
        hint={form.validationErrors.has("postCode") ? undefined : t("postCodeHint")}
        onChange={form.typePostCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <div className={formStyles.pair}>
        <PlainSelect
          {...fieldOf("district")}
          label={t("district")}
          onChange={form.chooseDistrict}
          options={optionsOf(form.districts, { value: fields.district, label: districtLabel }, t("chooseDistrict"))}
        />
        <PlainSelect
          {...fieldOf("area")}
          label={t("area")}
          onChange={(area) => change({ area })}
          options={optionsOf(form.thanas, { value: fields.area, label: areaLabel }, t("chooseArea"))}
        />
      </div>
    </>
  );
}

/** The props of each field of the form: id, value and error. @param id of the form */
function useAddressFields(id: string, { fields, validationErrors }: Form) {
  const { t } = useTexts("address-form");
  return (part: AddressPart) => ({
    id: `${id}-${part}`,
    value: fields[part],
    error: validationErrors.has(part) ? (validationErrors.get(part) ?? t(`errors.${part}`)) : undefined,
  });
}
