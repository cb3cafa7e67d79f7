import styles from "@/components/retailer/retailer-note.module.css";
import { useRetailer } from "@/components/retailer/use-retailer";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";

/** Shows which retailer helps the customer with this purchase. Without a retailer it shows nothing. */
export function RetailerNote() {
  const { t } = useTexts("checkout");
  const retailer = useRetailer();
  if (retailer === null) return null;
  const { name, code, thana, district } = retailer;
  return (
    <div className={styles.note}>
      <Callout title={t("retailer.title", { name })}>{t("retailer.text", { code, thana, district })}</Callout>
    </div>
  );
}
