import { useEffect, useState } from "react";
import page from "@/components/ui/sections/page.module.css";
import styles from "@/components/ui/values/dial-code.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { dialCodeHref } from "@/utils/numbers/dial-codes";

/** A dial code: a tap dials it, a button copies it if possible. @param name the name of what it does, for the labels */
export function DialCode({ code, name }: { code: string; name: string }) {
  const { t } = useTexts();
  const [mayCopy, setMayCopy] = useState(false);
  const [copied, setCopied] = useState(false);
  // Without script, or on an insecure address, the copy button is not shown, because it could not work.
  useEffect(() => setMayCopy("clipboard" in navigator), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      setMayCopy(false);
    }
  };
  return (
    <span className={styles.code}>
      <a href={dialCodeHref(code) ?? undefined} aria-label={t("dialCode.dial", { code, name })}>
        {code}
      </a>
      {mayCopy && (
        <button type="button" aria-label={t("copy.name", { text: code })} onClick={() => void copy()}>
          {t(copied ? "copy.done" : "copy.action")}
        </button>
      )}
      <span role="status" className={page.srOnly}>
        {copied && t("copy.copied", { text: code })}
      </span>
    </span>
  );
}
