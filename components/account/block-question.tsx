import { useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";

export interface BlockQuestionProps {
  text: string;
  confirm: string;
  cancel: string;
  busy: boolean;
  /** Why the action failed; undefined when it did not fail. */
  failure: string | undefined;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** The question in a block before an action that cannot be undone. Escape cancels it. */
export function BlockQuestion({ text, confirm, cancel, busy, failure, onConfirm, onCancel }: BlockQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={text}
      tabIndex={-1}
      className={styles.question}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <p>{text}</p>
      {failure !== undefined && (
        <p role="alert" className={styles.alert}>
          {failure}
        </p>
      )}
      <p className={page.buttons}>
        <Button aria-busy={busy} onClick={() => void onConfirm()}>
          {confirm}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      </p>
    </div>
  );
}
