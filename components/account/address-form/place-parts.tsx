import formStyles from "@/components/account/address-book.module.css";
import { fieldOf } from "@/components/account/address-form/address-fields";
import { AddressPartField } from "@/components/account/address-form/address-part";
import type { AddressForm as Form } from "@/components/account/use-address-form";
import { PlainField } from "@/components/ui/forms/plain-field";
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
  const old = edited === "new" ? null : edited;
  const districtLabel = old?.district === fields.district ? old.districtLabel : fields.district;
  const areaLabel = old?.area === fields.area ? old.areaLabel : fields.area;
  return (
    <>
      <AddressPartField id={id} part="postCode" form={form}>
        <PlainField
          {...fieldOf(id, "postCode", form)}
          label={t("postCode")}
          onChange={form.typePostCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <p id={`${id}-hint`} className={formStyles.hint}>
          {t("postCodeHint")}
        </p>
      </AddressPartField>
      <div className={formStyles.pair}>
        <AddressPartField id={id} part="district" form={form}>
          <PlainSelect
            {...fieldOf(id, "district", form)}
            label={t("district")}
            onChange={form.chooseDistrict}
            options={optionsOf(form.districts, { value: fields.district, label: districtLabel }, t("chooseDistrict"))}
          />
        </AddressPartField>
        <AddressPartField id={id} part="area" form={form}>
          <PlainSelect
            {...fieldOf(id, "area", form)}
            label={t("area")}
            onChange={(area) => change({ area })}
            options={optionsOf(form.thanas, { value: fields.area, label: areaLabel }, t("chooseArea"))}
          />
        </AddressPartField>
      </div>
    </>
  );
}
