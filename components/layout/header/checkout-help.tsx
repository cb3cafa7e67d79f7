import styles from "@/components/layout/header/checkout-help.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** Help for the buyer at the checkout, in the place of the main menu (docs/checkout.md). */
export function CheckoutHelp() {
  const { t } = useTexts();
  return (
    <p data-help="" className={styles.help}>
      <strong>{t("header.secure")}</strong>
      <span>
        {t("header.help")} <a href="tel:121">{t("header.call")}</a>
      </span>
    </p>
  );
}
