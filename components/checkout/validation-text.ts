import type { Checkout } from "@/hooks/checkout/use-checkout";
import type { useTexts } from "@/hooks/ui/use-texts";
import type { CheckoutPart } from "@/utils/checkout/checkout-form";
import { anyDigitsToAscii, normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The number of digits of a mobile number without the country code. */
const MSISDN_DIGITS = 11;

/**
 * The error text of a field: the server's own message if it sent one; for a number, also what is wrong with it.
 * @param t the texts of the checkout
 */
export function validationText(
  t: ReturnType<typeof useTexts<"checkout">>["t"],
  part: CheckoutPart,
  { fields, reasons }: Pick<Checkout, "fields" | "reasons">,
): string {
  const own = reasons[part];
  if (own !== undefined) return own;
  if (part !== "msisdn" || fields.msisdn.trim() === "" || normaliseMsisdn(fields.msisdn) !== null)
    return t(`errors.${part}`);
  const digits = anyDigitsToAscii(fields.msisdn)
    .replace(/\D/g, "")
    .replace(/^(?:00)?88(?=01)/, "").length;
  if (digits === MSISDN_DIGITS) return t("errors.msisdnStart");
  return t("errors.msisdnDigits", { digits });
}
