import Head from "next/head";
import { useState } from "react";
import { MessagePage } from "@/components/layout/message-page";
import styles from "@/components/layout/offline-screen.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

/**
 * Shown instead of a broken page (OFFLINE-02 to OFFLINE-04, OFFLINE-07). Usually a part of the page did not load. The
 * title of the document is the brand.
 */
export function OfflineScreen({ brand }: { brand: string }) {
  const { t } = useTexts();
  const [stillOffline, setStillOffline] = useState(false);

  const retry = () => {
    // Without a network, a reload would show the browser's own error page.
    if (navigator.onLine) window.location.reload();
    else setStillOffline(true);
  };
  return (
    <div className={styles.container}>
      <Head>
        <title>{brand}</title>
      </Head>
      <MessagePage illustration="offline" heading={t("offline.heading")} text={t("offline.text")}>
        <Button onClick={retry}>{t("failure.retry")}</Button>
      </MessagePage>
      <p role="status" className={styles.status}>
        {stillOffline && t("offline.still")}
      </p>
    </div>
  );
}
