import Link from "next/link";
import { Button } from "@/components/ui/actions/button";
import { EmptyState } from "@/components/ui/sections/empty-state";
import { useTexts } from "@/hooks/ui/use-texts";

interface EmptyCartProps {
  /** The target of Start Shopping for this visitor (START-01 to START-04). */
  startPath: string;
  /** Called when the customer continues to the shop. */
  onLeave?: () => void;
}

/** The empty cart, with the link back to the shop (CART-05 to CART-07). */
export function EmptyCart({ startPath, onLeave }: EmptyCartProps) {
  const { t } = useTexts("cart");
  return (
    <EmptyState drawing="/images/kit/illustration/empty-cart.svg" heading={t("empty.heading")} text={t("empty.text")}>
      <Button asChild size="lg">
        <Link href={startPath} onClick={() => onLeave?.()}>
          {t("empty.start")}
        </Link>
      </Button>
    </EmptyState>
  );
}
