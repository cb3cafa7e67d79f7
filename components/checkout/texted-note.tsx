import type { CartView } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";

/** How eSIMs arrive in an order with eSIMs only: a new one directly after payment, a replacement after its check. */
export function TextedNote({ lines, className }: { lines: CartView["lines"]; className?: string | undefined }) {
  const { t } = useTexts("checkout");
  const replacements = lines.filter(({ line }) => line.simReplacement).length;
  const kind = replacements === 0 ? "new" : replacements === lines.length ? "replacement" : "both";
  return <p className={className}>{t(`summary.texted.${kind}`)}</p>;
}
