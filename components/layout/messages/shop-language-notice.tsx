import { useEffect, useState } from "react";
import styles from "@/components/layout/messages/shop-language-notice.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

/**
 * For a part that is shown once per session. `shown` is true on the first load of the session, until it is dismissed.
 * It is false on the server, and without session storage, because the part would then be shown on every page.
 * @param key the key in sessionStorage
 */
function useOnceASession(key: string): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (readStored("session", key) === null && writeStored("session", key, "1")) setShown(true);
  }, [key]);

  return { shown, dismiss: () => setShown(false) };
}

/** Says once a session, to readers of Bengali, that the shop is in English. It floats over the page: nothing moves. */
export function ShopLanguageNotice() {
  const { t } = useTexts();
  const { shown, dismiss } = useOnceASession("shopLanguageNotice");
  if (!shown) return null;
  return (
    <aside aria-label={t("shopLanguage.label")} className={styles.notice}>
      <p>{t("shopLanguage.text")}</p>
      <button type="button" onClick={dismiss} aria-label={t("shopLanguage.close")} className={styles.close}>
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
