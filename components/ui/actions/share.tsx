import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import styles from "@/components/ui/actions/share.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

const NETWORK =
  "M176 160a40 40 0 0 0-28.6 12l-46.1-29.5a40 40 0 0 0 0-29l46-29.6a40 40 0 1 0-8.6-13.4l-46 29.6a40 40 0 1 0 0 55.8l46 29.6A40 40 0 1 0 176 160m0-128a24 24 0 1 1-24 24 24 24 0 0 1 24-24M64 152a24 24 0 1 1 24-24 24 24 0 0 1-24 24m112 72a24 24 0 1 1 24-24 24 24 0 0 1-24 24";

interface ShareProps {
  title: string;
  /** The absolute address; if left out, the canonical address of the page. */
  url?: string;
}

/**
 * The page's address without parameters: they name the partner's app or the message that this reader came from, and
 * would give the next reader the frame of that app for a month.
 */
function pageAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;
}

/** Opens the device's own share sheet, or copies the address: it uses no script of another site and no cookie. */
export function Share({ title, url }: ShareProps) {
  const { t } = useTexts();
  const [result, setResult] = useState<"copied" | "failed" | null>(null);

  const share = async () => {
    const address = url ?? pageAddress();
    if (typeof navigator.share === "function") {
      // The promise is rejected when the reader closes the share sheet, which is not a failure.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  };

  return (
    <div className={styles.share}>
      <Button variant="outline" onClick={() => void share()}>
        <Outline path={NETWORK} />
        {t("share.action")}
      </Button>
      <span role="status" className={styles.result}>
        {result && t(`share.${result}`, { address: url ?? pageAddress() })}
      </span>
    </div>
  );
}
