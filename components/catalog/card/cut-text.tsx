import { useState } from "react";
import styles from "@/components/catalog/card/cut-text.module.css";
import page from "@/components/ui/sections/page.module.css";

interface CutTextProps {
  text: string;
  /** The maximum number of characters that are shown at first. */
  length: number;
  labels: { more: string; less: string };
}

/**
 * A text that is cut within a number of characters, with a control to show the rest (ROUTE-05). The rest is in a details
 * element: it opens without script, and a search finds the whole text in the page.
 */
export function CutText({ text, length, labels }: CutTextProps) {
  const [open, setOpen] = useState(false);
  const end = cutAt(text, length);
  const shown = text.slice(0, end);
  if (end === text.length) return <p data-length={length}>{text}</p>;
  return (
    <div className={styles.text} data-length={length}>
      <p>
        {shown}
        {open ? text.slice(end) : !/[.!?।]$/.test(shown) && "…"}
      </p>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={page.textLink}>{open ? labels.less : labels.more}</summary>
        {!open && <p>{text.slice(end).trimStart()}</p>}
      </details>
    </div>
  );
}

/** The position of the last sentence end within that length, or of the last word end when no sentence ends there. */
function cutAt(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const start = text.slice(0, length + 1);
  const sentences = /.*[.!?।](?=\s)/s.exec(start)?.[0];
  if (sentences !== undefined) return sentences.length;
  const space = start.lastIndexOf(" ");
  return space > 0 ? space : length;
}
