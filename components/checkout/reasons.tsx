import { mistakeText } from "@/components/checkout/mistake-text";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoneyInText } from "@/utils/money/money";

interface ReasonsProps {
  checkout: Pick<Checkout, "fields" | "listed" | "reasons" | "trouble" | "tries">;
  payablePoisha: number;
  /** Above a failure of the call; about an order when left out. */
  heading?: string | undefined;
}

/**
 * Why the order is not placed: every mistake with a link to its field, or the failure of the call. It takes the focus.
 */
export function Reasons({ checkout, payablePoisha, heading }: ReasonsProps) {
  const { t, language } = useTexts("checkout");
  const { listed, trouble, tries } = checkout;
  const troubleText = () => {
    if (trouble === null) return "";
    if (trouble.kind === "other") return t("trouble.other", { message: trouble.message });
    return t(`trouble.${trouble.kind}`, { total: formatMoneyInText(payablePoisha) });
  };
  return (
    <ErrorSummary
      tries={tries}
      trouble={trouble === null ? undefined : { heading: heading ?? t("trouble.heading"), text: troubleText() }}
      wrong={
        listed.length === 0
          ? undefined
          : {
              heading: t("errors.heading", { count: listed.length }),
              mistakes: listed.map((part) => ({
                target: `checkout-${part}`,
                text: mistakeText(t, language, part, checkout),
              })),
            }
      }
    />
  );
}
