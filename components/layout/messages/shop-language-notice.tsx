import { useEffect, useState } from "react";
import styles from "@/components/layout/messages/shop-language-notice.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

/** Key in sessionStorage (docs/interfaces.md#browser-storage). */
const KEY = "shopLanguageNotice";

/** Says once a session, to readers of Bengali, that the shop is in English. It floats over the page: nothing moves. */
export function ShopLanguageNotice() {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  // Without storage it is never shown: otherwise it would be on every page.
  useEffect(() => {
    if (readStored("session", KEY) === null && writeStored("session", KEY, "1")) setShown(true);
  }, []);
  if (!shown) return null;
  return (
    <aside aria-label={t("shopLanguage.label")} className={styles.notice}>
      <p>{t("shopLanguage.text")}</p>
      <button
        type="button"
        onClick={() => setShown(false)}
        aria-label={t("shopLanguage.close")}
        className={styles.close}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
