import { type ReactNode, useRef, useState } from "react";
import styles from "@/components/ui/lists/rail.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

const PAGE_SHARE = 0.9;
/** Tolerance in pixels: scroll positions are rounded, so the last pixel of a row may never be reached. */
const TOLERANCE_PX = 2;

interface RailProps {
  /** The name of the row; the labels of the arrows contain it too. */
  label: string;
  /** The items, each an li. */
  children: ReactNode;
}

/** A row that is swiped on touch, scrolled by wheel or keyboard, and paged by arrows where there is a pointer. */
export function Rail({ label, children }: RailProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  // Measured when the arrows are about to be used, never while the page loads.
  const updateEnds = () => {
    const row = list.current;
    if (!row) return;
    const start = row.scrollLeft <= TOLERANCE_PX;
    const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - TOLERANCE_PX;
    if (start !== ends.start || end !== ends.end) setEnds({ start, end });
  };
  const page = (direction: -1 | 1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * PAGE_SHARE, behavior: "smooth" });

  return (
    <div className={styles.rail} onPointerEnter={updateEnds}>
      <ul ref={list} aria-label={label} className={styles.list} onScroll={updateEnds}>
        {children}
      </ul>
      <button
        type="button"
        className={styles.previous}
        onClick={() => page(-1)}
        disabled={ends.start}
        aria-label={`${t("rail.previous")}: ${label}`}
      >
        <Icon name="caretLeft" />
      </button>
      <button
        type="button"
        className={styles.next}
        onClick={() => page(1)}
        disabled={ends.end}
        aria-label={`${t("rail.next")}: ${label}`}
      >
        <Icon name="caretRight" />
      </button>
    </div>
  );
}
