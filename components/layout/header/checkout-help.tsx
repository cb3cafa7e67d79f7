import styles from "@/components/layout/header/checkout-help.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { HOTLINE } from "@/utils/numbers/hotline";

/** Help for the buyer at the checkout, in the place of the main menu (docs/checkout.md). */
export function CheckoutHelp() {
  const { t } = useTexts();
  return (
    <p data-help="" className={styles.help}>
      <strong>{t("header.secure")}</strong>
      <span>
        {t("header.help")} <a href={`tel:${HOTLINE}`}>{t("header.call")}</a>
      </span>
    </p>
  );
}
