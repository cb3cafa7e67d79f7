import { useEffect, useEffectEvent, useRef } from "react";
import styles from "@/components/forms/ad-order-form.module.css";
import type { AdFile } from "@/components/forms/use-ad-file";
import web from "@/components/forms/web-form.module.css";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatAmount } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

const KILOBYTE = 1024;

/** The field for the order's picture or video, with the server's answer about the file. */
export function AdFileField({ file, onChoose }: { file: AdFile; onChoose: (picked: File | undefined) => void }) {
  const { t, language } = useTexts("ads");
  const field = useRef<HTMLInputElement>(null);
  // A file that was chosen before hydration, when no handler heard it.
  const takeEarly = useEffectEvent(() => {
    const picked = field.current?.files?.[0];
    if (picked !== undefined) onChoose(picked);
  });
  useEffect(() => takeEarly(), []);
  const digits = (value: number) => formatNumber(formatAmount(value), language);
  return (
    <div className={`${plain.field} ${styles.file}`} data-wide>
      <label htmlFor="ad-order-creative" className={plain.label}>
        {t("order.file.label")}
      </label>
      <input
        ref={field}
        id="ad-order-creative"
        name="creative"
        type="file"
        accept="image/jpeg,image/png,video/mp4"
        className={styles.chooser}
        aria-describedby="ad-order-creative-note"
        {...(file.state === "refused" && { "aria-invalid": true })}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p id="ad-order-creative-note" role="status" className={file.state === "refused" ? web.error : styles.note}>
        {file.state === "none" && t("order.file.hint")}
        {file.state === "checking" && t("order.file.checking")}
        {file.state === "refused" && file.error}
        {file.creative !== null &&
          t("order.file.kept", {
            name: file.creative.name,
            width: digits(file.creative.width),
            height: digits(file.creative.height),
            size: digits(Math.ceil(file.creative.bytes / KILOBYTE)),
          })}
      </p>
    </div>
  );
}
