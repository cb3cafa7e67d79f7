import { validationText } from "@/components/checkout/validation-text";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

interface ReasonsProps {
  checkout: Pick<Checkout, "fields" | "listed" | "reasons" | "error" | "tries">;
  payablePoisha: number;
  /** Heading above the error of a failed call. The default is about an order. */
  heading?: string | undefined;
}

/**
 * Why the order is not placed: all errors with links to their fields, or the error of the call. It takes the focus.
 */
export function Reasons({ checkout, payablePoisha, heading }: ReasonsProps) {
  const { t, language } = useTexts("checkout");
  const { listed, error, tries } = checkout;
  const errorText = () => {
    if (error === null) return "";
    if (error.kind === "other") return t("error.other", { message: error.message });
    return t(`error.${error.kind}`, { total: formatMoney(payablePoisha, language) });
  };
  return (
    <ErrorSummary
      tries={tries}
      error={error === null ? undefined : { heading: heading ?? t("error.heading"), text: errorText() }}
      wrong={
        listed.length === 0
          ? undefined
          : {
              heading: t("errors.heading", { count: listed.length }),
              validationErrors: listed.map((part) => ({
                target: `checkout-${part}`,
                text: validationText(t, part, checkout),
              })),
            }
      }
    />
  );
}
