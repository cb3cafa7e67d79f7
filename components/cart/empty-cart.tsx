import Link from "next/link";
import { useTranslation } from "next-i18next/pages";
import styles from "@/components/cart/cart.module.css";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useStartShopping } from "@/hooks/use-start-shopping";
import type { PartnerChannels } from "@/utils/start-shopping";

interface EmptyCartProps {
  partners: PartnerChannels;
  /** Called when the customer goes on to the shop. */
  onLeave?: () => void;
}

const picture = {
  src: "/images/kit/illustration/empty-cart.svg",
  width: 800,
  height: 560,
  alt: "",
  tint: "transparent",
};

/** What an empty cart says, and the way out of it (CART-05 to CART-07). */
export function EmptyCart({ partners, onLeave }: EmptyCartProps) {
  const { t } = useTranslation("cart");
  const target = useStartShopping(partners);
  return (
    <div className={styles.empty}>
      <Picture picture={picture} className={styles.emptyPicture} />
      <p className={styles.emptyHeading}>{t("empty.heading")}</p>
      <p className={styles.emptyText}>{t("empty.text")}</p>
      <Button asChild size="lg">
        <Link href={target} onClick={() => onLeave?.()}>
          {t("empty.start")}
        </Link>
      </Button>
    </div>
  );
}
