import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import styles from "@/components/ui/actions/share.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

const NETWORK =
  "M176,160a39.89,39.89,0,0,0-28.62,12.09l-46.1-29.63a39.8,39.8,0,0,0,0-28.92l46.1-29.63a40,40,0,1,0-8.66-13.45l-46.1,29.63a40,40,0,1,0,0,55.82l46.1,29.63A40,40,0,1,0,176,160Zm0-128a24,24,0,1,1-24,24A24,24,0,0,1,176,32ZM64,152a24,24,0,1,1,24-24A24,24,0,0,1,64,152Zm112,72a24,24,0,1,1,24-24A24,24,0,0,1,176,224Z";

interface ShareProps {
  title: string;
  /** The absolute address; if left out, the address of the page. */
  url?: string;
}

/** Opens the device's own share sheet, or copies the address: it uses no script of another site and no cookie. */
export function Share({ title, url }: ShareProps) {
  const { t } = useTexts();
  const [result, setResult] = useState("");

  const share = async () => {
    const address = url ?? window.location.href;
    if (typeof navigator.share === "function") {
      // The promise is rejected when the reader closes the share sheet, which is not a failure.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setResult(t("share.copied"));
    } catch {
      setResult(t("share.failed", { address }));
    }
  };

  return (
    <div className={styles.share}>
      <Button variant="outline" onClick={() => void share()}>
        <Outline path={NETWORK} />
        {t("share.action")}
      </Button>
      <span role="status" className={styles.result}>
        {result}
      </span>
    </div>
  );
}
