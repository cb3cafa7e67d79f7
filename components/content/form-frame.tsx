import type { ReactNode } from "react";
import { Prose } from "@/components/content/blocks/prose";
import styles from "@/components/content/form-frame.module.css";

/** A form, with a text beside it: who answers, and when. */
export function FormFrame({ aside, children }: { aside?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame} data-alone={aside === undefined || undefined}>
      {aside !== undefined && (
        <div className={styles.aside}>
          <Prose html={aside} />
        </div>
      )}
      <div className={styles.form}>{children}</div>
    </div>
  );
}
