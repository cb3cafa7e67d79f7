import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "@/components/account/account.module.css";
import formStyles from "@/components/account/address-book.module.css";
import { type AddressForm as Form, useAddressForm } from "@/components/account/use-address-form";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { PlainSelect } from "@/components/ui/forms/plain-select";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import type { Place } from "@/services/checkout/delivery-service";
import type { AddressPart } from "@/utils/addresses/saved-address";

interface AddressFormProps {
  title: string;
  edited: EditedAddress;
  /** False for the default itself, and for the first address, which is the default anyway. */
  canBeDefault: boolean;
  onSaved: (addresses: SavedAddress[]) => void;
  onCancel: () => void;
}

/** The places to choose from. What is chosen is among them, also while the others load. */
function optionsOf(places: readonly Place[], chosen: { value: string; label: string }, none: string) {
  const listed = places.map(({ name, label }) => ({ value: name, label }));
  const isMissing = chosen.value !== "" && !listed.some(({ value }) => value === chosen.value);
  return [{ value: "", label: none }, ...(isMissing ? [chosen] : []), ...listed];
}

/** One address to write: post code first, which fills in district and thana. */
export function AddressForm({ title, edited, canBeDefault, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTexts("address-form");
  const id = useId();
  const form = useAddressForm(edited, onSaved);
  const { fields, change, validationErrors, failure, tries } = form;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  const old = edited === "new" ? null : edited;
  const districtLabel = old?.district === fields.district ? old.districtLabel : fields.district;
  const areaLabel = old?.area === fields.area ? old.areaLabel : fields.area;
  const field = (part: AddressPart) => ({
    id: `${id}-${part}`,
    value: fields[part],
    invalid: validationErrors.has(part),
    describedBy: validationErrors.has(part) ? `${id}-${part}-error` : part === "postCode" ? `${id}-hint` : undefined,
  });
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
      <Part id={id} part="postCode" form={form}>
        <PlainField
          {...field("postCode")}
          label={t("postCode")}
          onChange={form.typePostCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <p id={`${id}-hint`} className={formStyles.hint}>
          {t("postCodeHint")}
        </p>
      </Part>
      <div className={formStyles.pair}>
        <Part id={id} part="district" form={form}>
          <PlainSelect
            {...field("district")}
            label={t("district")}
            onChange={form.chooseDistrict}
            options={optionsOf(form.districts, { value: fields.district, label: districtLabel }, t("chooseDistrict"))}
          />
        </Part>
        <Part id={id} part="area" form={form}>
          <PlainSelect
            {...field("area")}
            label={t("area")}
            onChange={(area) => change({ area })}
            options={optionsOf(form.thanas, { value: fields.area, label: areaLabel }, t("chooseArea"))}
          />
        </Part>
      </div>
      <Part id={id} part="address" form={form}>
        <PlainTextArea
          {...field("address")}
          label={t("address")}
          onChange={(address) => change({ address })}
          autoComplete="street-address"
          maxLength={300}
          rows={2}
        />
      </Part>
      <Part id={id} part="fullName" form={form}>
        <PlainField
          {...field("fullName")}
          label={t("fullName")}
          onChange={(fullName) => change({ fullName })}
          autoComplete="name"
          maxLength={100}
        />
      </Part>
      <Part id={id} part="label" form={form}>
        <PlainField {...field("label")} label={t("label")} onChange={(label) => change({ label })} maxLength={30} />
      </Part>
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

interface PartProps {
  id: string;
  part: AddressPart;
  form: Pick<Form, "validationErrors">;
  children: ReactNode;
}

/** A field with what is wrong with it. */
function Part({ id, part, form, children }: PartProps) {
  const { t } = useTexts("address-form");
  return (
    <div className={formStyles.part}>
      {children}
      {form.validationErrors.has(part) && (
        <p id={`${id}-${part}-error`} className={formStyles.error}>
          {form.validationErrors.get(part) ?? t(`errors.${part}`)}
        </p>
      )}
    </div>
  );
}
