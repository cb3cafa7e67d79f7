import formStyles from "@/components/account/address-book.module.css";
import { useAddressFields } from "@/components/account/address-form/address-fields";
import type { AddressForm as Form } from "@/components/account/use-address-form";
import { FramedField } from "@/components/ui/forms/field-frame";
import { PlainSelect } from "@/components/ui/forms/plain-select";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Place } from "@/services/checkout/delivery-service";

/** The options of a list of places. The chosen place is always included, also while the others are loading. */
function optionsOf(places: readonly Place[], chosen: { value: string; label: string }, none: string) {
  const listed = places.map(({ name, label }) => ({ value: name, label }));
  const isMissing = chosen.value !== "" && !listed.some(({ value }) => value === chosen.value);
  return [{ value: "", label: none }, ...(isMissing ? [chosen] : []), ...listed];
}

interface PlacePartsProps {
  id: string;
  edited: EditedAddress;
  form: Form;
}

/** Post code, district and thana. */
export function PlaceParts({ id, edited, form }: PlacePartsProps) {
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
