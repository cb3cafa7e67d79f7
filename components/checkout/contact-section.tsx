import type { ReactNode } from "react";
import { CheckoutSection, textFieldOf } from "@/components/checkout/checkout-section";
import { TextField } from "@/components/ui/forms/form-field";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Fulfilment } from "@/utils/checkout/checkout-form";
import { formatMsisdn, normaliseMsisdn } from "@/utils/numbers/msisdn";

const HINTS = {
  door: "fields.msisdnHint",
  store: "fields.msisdnHintStore",
  text: "fields.msisdnHintEsim",
} as const satisfies Record<Fulfilment, string>;

/** Step 1: the recipient of the parcel, or of the text message with the eSIM. */
export function ContactSection({
  checkout,
  error,
  note,
}: {
  checkout: Pick<Checkout, "fields" | "change" | "leave" | "fulfilment">;
  error: (part: Part) => string | undefined;
  /** Shown under the field of the number. */
  note?: ReactNode;
}) {
  const { t, language } = useTexts("checkout");
  const { fields, fulfilment } = checkout;
  const read = normaliseMsisdn(fields.msisdn);
  const hint =
    read !== null && read !== fields.msisdn
      ? t("fields.msisdnRead", { number: formatMsisdn(read, language) })
      : t(HINTS[fulfilment]);
  return (
    <CheckoutSection step="contact" number={1} title={t("steps.contact")}>
      <TextField
        {...textFieldOf(checkout, "fullName")}
        label={t("fields.fullName")}
        error={error("fullName")}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        {...textFieldOf(checkout, "msisdn")}
        label={t("fields.msisdn")}
        hint={hint}
        error={error("msisdn")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      {note}
      <TextField
        {...textFieldOf(checkout, "email")}
        label={t("fields.email")}
        error={error("email")}
        optional={t("fields.optional")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
      />
    </CheckoutSection>
  );
}

type Part = "fullName" | "msisdn" | "email";
