import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { DeliveryWays } from "@/components/checkout/delivery-ways";
import { PickupStores } from "@/components/checkout/pickup-stores";
import { SelectField, TextField } from "@/components/ui/form-field";
import type { Checkout } from "@/hooks/use-checkout";
import { useTexts } from "@/hooks/use-texts";
import type { Place } from "@/services/delivery-service";
import type { CheckoutPart } from "@/utils/checkout-form";

interface DeliverySectionProps {
  checkout: Pick<Checkout, "fields" | "change" | "delivery" | "isPickup">;
  districts: readonly Place[];
  /** Of the cart, whose pieces the stores are asked for. */
  token: string;
  error: (part: CheckoutPart) => string | undefined;
  /** As of DeliveryWays. */
  days?: string;
  /** False where nobody reads one. */
  withNote?: boolean;
}

const options = (places: readonly Place[]) => places.map(({ name, label }) => ({ value: name, label }));

/** Step 2: where the parcel goes, and how. A post code says the thana; a thana narrows the post codes. */
export function DeliverySection({ checkout, districts, token, error, days, withNote = true }: DeliverySectionProps) {
  const { t } = useTexts("checkout");
  const { fields, change, delivery, isPickup } = checkout;
  const { thanas, postCodes } = delivery;
  const inReach = postCodes.filter(({ thana }) => fields.area === "" || thana === fields.area);
  // Thanas may share a post code: it is offered once.
  const offered = [...new Map(inReach.map((code) => [code.postCode, code])).values()];
  const known = fields.district !== "" && thanas.length > 0;

  const choosePostCode = (postCode: string) => {
    const found = postCodes.find((code) => code.postCode === postCode);
    change(found === undefined ? { postCode } : { postCode, area: found.thana });
  };
  const chooseArea = (area: string) => {
    const fits = postCodes.some(({ thana, postCode }) => thana === area && postCode === fields.postCode);
    const inArea = postCodes.filter(({ thana }) => thana === area);
    const only = inArea.length === 1 ? (inArea[0]?.postCode ?? "") : "";
    change({ area, postCode: fits ? fields.postCode : only, storeId: "" });
  };
  return (
    <CheckoutSection step="delivery" number={2} title={t("steps.delivery")}>
      <SelectField
        id="checkout-district"
        label={t("fields.district")}
        placeholder={t("fields.chooseDistrict")}
        options={options(districts)}
        value={fields.district}
        onChange={(district) => change({ district, area: "", postCode: "", storeId: "" })}
        error={error("district")}
      />
      <DeliveryWays checkout={checkout} days={days} error={error("deliveryType")} />
      <div className={isPickup ? styles.fields : styles.pair}>
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
        {!isPickup && (
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
        )}
      </div>
      {isPickup ? (
        <PickupStores
          id="checkout-storeId"
          district={fields.district}
          area={fields.area}
          token={token}
          storeId={fields.storeId}
          onChoose={(storeId) => change({ storeId })}
          error={error("storeId")}
        />
      ) : (
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
      )}
      {withNote && (
        <TextField
          id="checkout-note"
          label={t(isPickup ? "fields.notePickup" : "fields.note")}
          value={fields.note}
          onChange={(note) => change({ note })}
          error={error("note")}
          optional={t("fields.optional")}
          maxLength={300}
        />
      )}
    </CheckoutSection>
  );
}
