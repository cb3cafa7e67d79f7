import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { DeliveryWays } from "@/components/checkout/delivery-ways";
import { SelectField, TextField } from "@/components/ui/form-field";
import type { Checkout } from "@/hooks/use-checkout";
import { useTexts } from "@/hooks/use-texts";
import type { Place } from "@/services/delivery-service";
import type { CheckoutPart } from "@/utils/checkout-form";

interface DeliverySectionProps {
  checkout: Checkout;
  districts: readonly Place[];
  error: (part: CheckoutPart) => string | undefined;
}

const options = (places: readonly Place[]) => places.map(({ name, label }) => ({ value: name, label }));

/** Step 2: where the parcel goes, and how. A post code says the thana; a thana narrows the post codes. */
export function DeliverySection({ checkout, districts, error }: DeliverySectionProps) {
  const { t } = useTexts("checkout");
  const { fields, change, delivery } = checkout;
  const { thanas, postCodes } = delivery;
  const offered = postCodes.filter(({ thana }) => fields.area === "" || thana === fields.area);
  const known = fields.district !== "" && thanas.length > 0;

  const choosePostCode = (postCode: string) => {
    const found = postCodes.find((code) => code.postCode === postCode);
    change(found === undefined ? { postCode } : { postCode, area: found.thana });
  };
  const chooseArea = (area: string) => {
    const fits = postCodes.some(({ thana, postCode }) => thana === area && postCode === fields.postCode);
    const inArea = postCodes.filter(({ thana }) => thana === area);
    const only = inArea.length === 1 ? (inArea[0]?.postCode ?? "") : "";
    change({ area, postCode: fits ? fields.postCode : only });
  };
  return (
    <CheckoutSection step="delivery" number={2} title={t("steps.delivery")}>
      <SelectField
        id="checkout-district"
        label={t("fields.district")}
        placeholder={t("fields.chooseDistrict")}
        options={options(districts)}
        value={fields.district}
        onChange={(district) => change({ district, area: "", postCode: "" })}
        error={error("district")}
      />
      <div className={styles.pair}>
        <SelectField
          id="checkout-area"
          label={t("fields.area")}
          placeholder={t("fields.chooseArea")}
          options={options(thanas)}
          value={fields.area}
          onChange={chooseArea}
          error={error("area")}
          disabled={!known}
        />
        <SelectField
          id="checkout-postCode"
          label={t("fields.postCode")}
          placeholder={t("fields.choosePostCode")}
          hint={t("fields.postCodeHint")}
          options={offered.map(({ postCode, postOffice }) => ({
            value: postCode,
            label: `${postCode} · ${postOffice}`,
          }))}
          value={fields.postCode}
          onChange={choosePostCode}
          error={error("postCode")}
          disabled={!known}
        />
      </div>
      <TextField
        id="checkout-address"
        label={t("fields.address")}
        hint={t("fields.addressHint")}
        value={fields.address}
        onChange={(address) => change({ address })}
        error={error("address")}
        autoComplete="street-address"
        maxLength={300}
        multiline
      />
      <DeliveryWays checkout={checkout} error={error("deliveryType")} />
      <TextField
        id="checkout-note"
        label={t("fields.note")}
        value={fields.note}
        onChange={(note) => change({ note })}
        error={error("note")}
        optional={t("fields.optional")}
        maxLength={300}
      />
    </CheckoutSection>
  );
}
