import { useState } from "react";
import styles from "@/components/catalog/card/cut-text.module.css";

interface CutTextProps {
  text: string;
  /** Number of characters that are shown at first. */
  length: number;
  labels: { more: string; less: string };
}

/**
 * A text that is cut after a number of characters, with a control to show the rest (ROUTE-05). The rest is in a details
 * element: it opens without script, and a search finds the whole text in the page.
 */
export function CutText({ text, length, labels }: CutTextProps) {
  const [open, setOpen] = useState(false);
  const end = cutAt(text, length);
  if (end === text.length) return <p data-length={length}>{text}</p>;
  return (
    <div className={styles.text} data-length={length}>
      <p>
        {text.slice(0, end)}
        {open ? text.slice(end) : "…"}
      </p>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{open ? labels.less : labels.more}</summary>
        {!open && <p>{text.slice(end).trimStart()}</p>}
      </details>
    </div>
  );
}

/** The position of the last word end within that length. */
function cutAt(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const space = text.lastIndexOf(" ", length);
  return space > 0 ? space : length;
}
