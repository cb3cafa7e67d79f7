import { useState } from "react";
import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection, textFieldOf } from "@/components/checkout/checkout-section";
import { DeliveryMethods } from "@/components/checkout/delivery-methods";
import { PickupStores } from "@/components/checkout/pickup-stores";
import { PlaceFields } from "@/components/checkout/place-fields";
import { ChangeAddress, SaveAddressTick, SavedAddressPicker } from "@/components/checkout/saved-addresses";
import { TextField } from "@/components/ui/forms/form-field";
import { useSavedAddresses } from "@/hooks/account/use-saved-addresses";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { District } from "@/services/checkout/delivery-service";
import type { CheckoutPart } from "@/utils/checkout/checkout-form";

interface DeliverySectionProps {
  checkout: Pick<
    Checkout,
    "fields" | "change" | "leave" | "delivery" | "fulfilment" | "state" | "isFindingPlace" | "setFindingPlace"
  >;
  districts: readonly District[];
  /** Token of the cart, to find the stores with all its pieces. */
  token: string;
  error: (part: CheckoutPart) => string | undefined;
  /** See `DeliveryMethodsProps`. */
  days?: string;
  /** False leaves out the field for a delivery note, because nobody would read it. */
  withNote?: boolean;
}

const addressParts: readonly CheckoutPart[] = ["postCode", "district", "area", "address"];

/** Step 2: the delivery address, then the delivery method with fee and days for that address (features 29 and 30). */
export function DeliverySection({ checkout, districts, token, error, days, withNote = true }: DeliverySectionProps) {
  const { t } = useTexts("checkout");
  const { fields, change, fulfilment } = checkout;
  const isPickup = fulfilment === "store";
  const saved = useSavedAddresses(checkout);
  const isFolded = !isPickup && saved.isFolded && addressParts.every((part) => error(part) === undefined);
  return (
    <CheckoutSection step="delivery" number={2} title={t("steps.delivery")}>
      {!isPickup && <SavedAddressPicker saved={saved} />}
      {isFolded ? (
        <ChangeAddress saved={saved} />
      ) : (
        <PlaceFields checkout={checkout} districts={districts} error={error} />
      )}
      {!isPickup && !isFolded && (
        <TextField
          {...textFieldOf(checkout, "address")}
          label={t("fields.address")}
          hint={t("fields.addressHint")}
          error={error("address")}
          autoComplete="street-address"
          maxLength={300}
          multiline
        />
      )}
      {!isPickup && <SaveAddressTick saved={saved} />}
      <DeliveryMethods
        delivery={checkout.delivery}
        districtLabel={districts.find(({ name }) => name === fields.district)?.label ?? fields.district}
        days={days}
        error={error("deliveryType")}
      />
      {isPickup && (
        <PickupStores
          id="checkout-storeId"
          district={fields.district}
          area={fields.area}
          token={token}
          storeId={fields.storeId}
          onChoose={(storeId) => change({ storeId })}
          error={error("storeId")}
        />
      )}
      {withNote && <Note checkout={checkout} error={error("note")} />}
    </CheckoutSection>
  );
}

/** The delivery note. Few orders need one, so the field is collapsed unless it has text. */
function Note({ checkout, error }: { checkout: DeliverySectionProps["checkout"]; error: string | undefined }) {
  const { t } = useTexts("checkout");
  const { fields, fulfilment } = checkout;
  const [opened, setOpened] = useState(false);
  const isPickup = fulfilment === "store";
  return (
    <details
      className={styles.more}
      open={opened || fields.note !== "" || error !== undefined}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{t(isPickup ? "fields.addNotePickup" : "fields.addNote")}</summary>
      <TextField
        {...textFieldOf(checkout, "note")}
        label={t(isPickup ? "fields.notePickup" : "fields.note")}
        error={error}
        optional={t("fields.optional")}
        maxLength={300}
      />
    </details>
  );
}
