import { useState } from "react";
import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { DeliveryWays } from "@/components/checkout/delivery-ways";
import { PickupStores } from "@/components/checkout/pickup-stores";
import { SaveAddressTick, SavedAddressPicker } from "@/components/checkout/saved-addresses";
import { ComboboxField, type ComboboxOption } from "@/components/ui/combobox-field";
import { TextField } from "@/components/ui/form-field";
import type { Checkout } from "@/hooks/use-checkout";
import { usePostCode } from "@/hooks/use-post-code";
import { useSavedAddresses } from "@/hooks/use-saved-addresses";
import { useTexts } from "@/hooks/use-texts";
import type { District, PostCode } from "@/services/delivery-service";
import type { CheckoutPart } from "@/utils/checkout-form";
import { toAsciiDigits } from "@/utils/digits";
import { searchedPlace, thanaOfPostCode } from "@/utils/place-search";

interface DeliverySectionProps {
  checkout: Pick<Checkout, "fields" | "change" | "delivery" | "reach" | "state">;
  districts: readonly District[];
  /** Of the cart, whose pieces the stores are asked for. */
  token: string;
  error: (part: CheckoutPart) => string | undefined;
  /** As of DeliveryWays. */
  days?: string;
  /** False where nobody reads one. */
  withNote?: boolean;
}

/** Places with their name in the other script beside them. @param undelivered said of a district without delivery */
function placeOptions(places: readonly District[], undelivered = ""): ComboboxOption[] {
  return places.map((place) => {
    const { name, label, nameBn, delivered } = place;
    if (delivered === false) return { ...searchedPlace(place), aside: { text: undelivered } };
    const aside = label === nameBn ? ({ text: name, lang: "en" } as const) : ({ text: nameBn, lang: "bn" } as const);
    return { ...searchedPlace(place), aside };
  });
}

/** Post codes, each once though thanas may share it, found by their digits and by their post office. */
function postCodeOptions(codes: readonly PostCode[], area: string): ComboboxOption[] {
  const places = new Map<string, PostCode[]>();
  for (const code of codes) places.set(code.postCode, [...(places.get(code.postCode) ?? []), code]);
  return [...places].flatMap(([postCode, having]) => {
    const thana = thanaOfPostCode(having, area);
    const code = having.find((entry) => entry.thana === thana);
    if (code === undefined) return [];
    const { postOffice, postOfficeBn } = code;
    const label = `${postCode} · ${postOffice}`;
    return [{ value: postCode, label, names: [postCode, postOffice, postOfficeBn, label] }];
  });
}

/**
 * Step 2: where the parcel goes, and how. A post code says district and thana; a thana narrows the post codes (BEYOND
 * 29).
 */
export function DeliverySection({ checkout, districts, token, error, days, withNote = true }: DeliverySectionProps) {
  const { t } = useTexts("checkout");
  const { fields, change, delivery, reach } = checkout;
  const isPickup = reach === "store";
  const saved = useSavedAddresses(checkout);
  const { thanas, postCodes } = delivery;
  const [refused, setRefused] = useState<District | null>(null);
  const inReach = postCodes.filter(({ thana }) => fields.area === "" || thana === fields.area);
  const known = fields.district !== "" && thanas.length > 0;
  const words = {
    list: t("fields.suggestions"),
    none: t("fields.noMatch"),
    matches: (count: number) => t("fields.matches", { count }),
  };

  const chooseDistrict = (district: string) => {
    const chosen = districts.find(({ name }) => name === district);
    setRefused(chosen?.delivered === false ? chosen : null);
    // A district without delivery is named and not taken.
    change({ district: chosen?.delivered === false ? "" : district, area: "", postCode: "", storeId: "" });
  };
  const choosePostCode = (postCode: string) => {
    const having = postCodes.filter((code) => code.postCode === postCode);
    change(having.length === 0 ? { postCode } : { postCode, area: thanaOfPostCode(having, fields.area) });
  };
  const lookUp = usePostCode((postCode, places) => {
    const [{ district } = { district: fields.district }] = places;
    const area = thanaOfPostCode(places.filter((place) => place.district === district));
    change({ district, area, postCode, storeId: "" });
  });
  const typePostCode = (text: string) => {
    if (!inReach.some(({ postCode }) => postCode === toAsciiDigits(text.trim()))) lookUp(text);
  };
  const chooseArea = (area: string) => {
    const fits = postCodes.some(({ thana, postCode }) => thana === area && postCode === fields.postCode);
    const inArea = postCodes.filter(({ thana }) => thana === area);
    const only = inArea.length === 1 ? (inArea[0]?.postCode ?? "") : "";
    change({ area, postCode: fits ? fields.postCode : only, storeId: "" });
  };
  return (
    <CheckoutSection step="delivery" number={2} title={t("steps.delivery")}>
      {!isPickup && <SavedAddressPicker saved={saved} />}
      <ComboboxField
        id="checkout-district"
        label={t("fields.district")}
        placeholder={t("fields.chooseDistrict")}
        options={placeOptions(districts, t("fields.undelivered"))}
        words={words}
        value={fields.district}
        onChange={chooseDistrict}
        error={refused === null ? error("district") : t("errors.undelivered", { district: refused.label })}
      />
      <DeliveryWays checkout={checkout} days={days} error={error("deliveryType")} />
      <div className={isPickup ? styles.fields : styles.pair}>
        <ComboboxField
          id="checkout-area"
          label={t("fields.area")}
          placeholder={t("fields.chooseArea")}
          options={placeOptions(thanas)}
          words={words}
          value={fields.area}
          onChange={chooseArea}
          error={error("area")}
          disabled={!known}
        />
        {!isPickup && (
          <ComboboxField
            id="checkout-postCode"
            label={t("fields.postCode")}
            placeholder={t("fields.choosePostCode")}
            hint={t("fields.postCodeHint")}
            options={postCodeOptions(inReach, fields.area)}
            words={{ ...words, none: t("fields.postCodeNone") }}
            value={fields.postCode}
            onChange={choosePostCode}
            onType={typePostCode}
            error={error("postCode")}
            inputMode="numeric"
            autoComplete="postal-code"
            emptyWithoutScript={!known}
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
        <>
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
          <SaveAddressTick saved={saved} />
        </>
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
