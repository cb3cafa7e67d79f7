import styles from "@/components/layout/messages/shop-language-notice.module.css";
import { useOnceASession } from "@/components/layout/messages/use-once-a-session";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

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
