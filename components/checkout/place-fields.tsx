import { useState } from "react";
import styles from "@/components/checkout/checkout.module.css";
import type { ComboboxOption } from "@/components/ui/forms/combobox/use-combobox";
import { ComboboxField } from "@/components/ui/forms/combobox-field";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { usePostCode } from "@/hooks/checkout/use-post-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { District, PostCode } from "@/services/checkout/delivery-service";
import { postCodeOfThana, searchedPlace, thanaOfPostCode } from "@/utils/addresses/place-search";
import type { CheckoutPart } from "@/utils/checkout/checkout-form";
import { formatNumber, toAsciiDigits } from "@/utils/numbers/digits";

interface PlaceFieldsProps {
  checkout: Pick<
    Checkout,
    "fields" | "change" | "leave" | "delivery" | "fulfilment" | "isFindingPlace" | "setFindingPlace"
  >;
  districts: readonly District[];
  error: (part: CheckoutPart) => string | undefined;
}

/** Options of places, with the name in the other language beside each. @param undelivered text for no delivery */
function placeOptions(places: readonly District[], undelivered = ""): ComboboxOption[] {
  return places.map((place) => {
    const { name, label, nameBn, delivered } = place;
    if (delivered === false) return { ...searchedPlace(place), aside: { text: undelivered } };
    const aside = label === nameBn ? ({ text: name, lang: "en" } as const) : ({ text: nameBn, lang: "bn" } as const);
    return { ...searchedPlace(place), aside };
  });
}

/** Options of post codes. Each code is listed once, also if several thanas have it; digits and post offices find it. */
function postCodeOptions(codes: readonly PostCode[], area: string, language: string): ComboboxOption[] {
  const places = new Map<string, PostCode[]>();
  for (const code of codes) places.set(code.postCode, [...(places.get(code.postCode) ?? []), code]);
  return [...places].flatMap(([postCode, having]) => {
    const thana = thanaOfPostCode(having, area);
    const code = having.find((entry) => entry.thana === thana);
    if (code === undefined) return [];
    const { postOffice, postOfficeBn } = code;
    const shown = formatNumber(postCode, language);
    const label = `${shown} · ${postOffice}`;
    return [{ value: postCode, label, names: [postCode, postOffice, postOfficeBn, label] }];
  });
}

/** The handlers of the place's fields. Each field fills in the others. */
function usePlace(
  { fields, change, delivery, setFindingPlace }: PlaceFieldsProps["checkout"],
  districts: readonly District[],
) {
  const { postCodes } = delivery;
  const [refused, setRefused] = useState<District | null>(null);
  /** A post code that is unknown, or that could not be looked up. */
  const [failedLookup, setFailedLookup] = useState<{ postCode: string; reason: "unknown" | "unanswered" } | null>(null);
  /** True if the post code was filled in from a thana with several post codes. */
  const [isGuess, setIsGuess] = useState(false);
  const lookUp = usePostCode({
    onFound(postCode, places) {
      const [{ district } = { district: fields.district }] = places;
      const area = thanaOfPostCode(places.filter((place) => place.district === district));
      setRefused(null);
      setIsGuess(false);
      change({ district, area, postCode, storeId: "" });
    },
    onFailed: (postCode, reason) => setFailedLookup({ postCode, reason }),
    onAsking: setFindingPlace,
  });
  return {
    refused,
    failedLookup,
    isGuess,
    chooseDistrict(district: string) {
      const chosen = districts.find(({ name }) => name === district);
      setRefused(chosen?.delivered === false ? chosen : null);
      setFailedLookup(null);
      // A district without delivery is shown in a message, but cannot be chosen.
      change({ district: chosen?.delivered === false ? "" : district, area: "", postCode: "", storeId: "" });
    },
    choosePostCode(postCode: string) {
      const having = postCodes.filter((code) => code.postCode === postCode);
      setIsGuess(false);
      change(having.length === 0 ? { postCode } : { postCode, area: thanaOfPostCode(having, fields.area) });
    },
    typePostCode(text: string) {
      setFailedLookup(null);
      if (!postCodes.some(({ postCode }) => postCode === toAsciiDigits(text.trim()))) lookUp(text);
    },
    chooseArea(area: string) {
      const inArea = postCodes.filter(({ thana }) => thana === area);
      const fits = inArea.some(({ postCode }) => postCode === fields.postCode);
      setFailedLookup(null);
      setIsGuess(!fits && new Set(inArea.map(({ postCode }) => postCode)).size > 1);
      change({ area, postCode: fits ? fields.postCode : postCodeOfThana(inArea), storeId: "" });
    },
  };
}

/** The delivery address: a post code fills in district and thana, and a thana fills in its post code (feature 29). */
export function PlaceFields({ checkout, districts, error }: PlaceFieldsProps) {
  const { t } = useTexts("checkout");
  const { fields, leave, delivery, fulfilment } = checkout;
  const { thanas } = delivery;
  const place = usePlace(checkout, districts);
  const { refused, chooseDistrict, chooseArea } = place;
  const known = fields.district !== "" && thanas.length > 0;
  const labels = {
    list: t("fields.suggestions"),
    none: t("fields.noMatch"),
    matches: (count: number) => t("fields.matches", { count }),
  };
  return (
    <>
      {fulfilment !== "store" && <PostCodeField checkout={checkout} place={place} labels={labels} error={error} />}
      <div className={styles.pair}>
        <ComboboxField
          id="checkout-district"
          label={t("fields.district")}
          placeholder={t("fields.chooseDistrict")}
          options={placeOptions(districts, t("fields.undelivered"))}
          labels={labels}
          value={fields.district}
          onChange={chooseDistrict}
          onLeave={(text) => leave("district", text)}
          error={refused === null ? error("district") : t("errors.undelivered", { district: refused.label })}
        />
        <ComboboxField
          id="checkout-area"
          label={t("fields.area")}
          placeholder={t("fields.chooseArea")}
          options={placeOptions(thanas)}
          labels={labels}
          value={fields.area}
          onChange={chooseArea}
          onLeave={(text) => leave("area", text)}
          error={error("area")}
          disabled={!known}
        />
      </div>
    </>
  );
}

interface PostCodeFieldProps extends Pick<PlaceFieldsProps, "checkout" | "error"> {
  place: ReturnType<typeof usePlace>;
  labels: { list: string; none: string; matches: (count: number) => string };
}

function PostCodeField({ checkout, place, labels, error }: PostCodeFieldProps) {
  const { t, language } = useTexts("checkout");
  const { fields, leave, delivery, isFindingPlace } = checkout;
  const { failedLookup, isGuess, choosePostCode, typePostCode } = place;
  const known = fields.district !== "" && delivery.thanas.length > 0;
  return (
    <div className={styles.short}>
      <ComboboxField
        id="checkout-postCode"
        label={t("fields.postCode")}
        placeholder={t("fields.choosePostCode")}
        hint={t(isGuess ? "fields.postCodeGuess" : "fields.postCodeHint")}
        options={postCodeOptions(delivery.postCodes, fields.area, language)}
        labels={{ ...labels, none: t(isFindingPlace ? "fields.postCodeFinding" : "fields.postCodeNone") }}
        value={fields.postCode}
        onChange={choosePostCode}
        onType={typePostCode}
        onLeave={(text) => leave("postCode", text)}
        error={
          failedLookup === null
            ? error("postCode")
            : t(`errors.postCode-${failedLookup.reason}`, {
                code: formatNumber(toAsciiDigits(failedLookup.postCode), language),
              })
        }
        inputMode="numeric"
        autoComplete="postal-code"
        emptyWithoutScript={!known}
      />
    </div>
  );
}
