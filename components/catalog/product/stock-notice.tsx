import { useCallback, useEffect, useState } from "react";
import styles from "@/components/catalog/product/stock-notice.module.css";
import { Button } from "@/components/ui/actions/button";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";
import { NOTICE_ID } from "@/utils/catalog/notice-id";
import type { Language } from "@/utils/text/translations";

interface StockNoticeProps {
  sku: string;
  /** The variant in words. */
  choice: string;
}

/** The form and its texts, which are not part of any page. */
function loadForm(language: Language) {
  return loadWithTexts(
    language,
    "stock-notice",
    import("@/components/catalog/product/notice-form").then((loaded) => loaded.NoticeForm),
    language === "bn" ? import("@/locales/bn/stock-notice.json") : import("@/locales/en/stock-notice.json"),
  );
}

/** "Tell me when it is back", for a sold-out variant (feature 11). A page address with its fragment opens the form. */
export function StockNotice({ sku, choice }: StockNoticeProps) {
  const { t } = useTexts("product");
  const { t: common } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { part: Form, loadPart } = useLazyPart(loadForm);
  const failure = common("failure.heading");
  const open = useCallback(async () => {
    if (await loadPart()) setOpen(true);
    else showToast({ kind: "failure", message: failure });
  }, [loadPart, failure]);
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${NOTICE_ID}`) void open();
    };
    // The link of the buy bar also works before this code has loaded: then the fragment is already in the address.
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [open]);
  return (
    <div id={NOTICE_ID} className={styles.place}>
      {isOpen && Form ? (
        <Form key={sku} sku={sku} choice={choice} />
      ) : (
        <Button variant="secondary" size="lg" width="full" onPointerEnter={() => void loadPart()} onClick={open}>
          {t("notice")}
        </Button>
      )}
    </div>
  );
}
