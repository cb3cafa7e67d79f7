import Head from "next/head";
import { useState } from "react";
import { MessagePage } from "@/components/layout/message-page";
import styles from "@/components/layout/offline-screen.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

/**
 * Shown instead of a broken page (OFFLINE-02 to OFFLINE-04, OFFLINE-07), mostly because a part of it did not load. Its
 * title is the brand.
 */
export function OfflineScreen({ brand }: { brand: string }) {
  const { t } = useTexts();
  const [stillOffline, setStillOffline] = useState(false);

  const retry = () => {
    // A reload without a network would show the browser's own error page.
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
