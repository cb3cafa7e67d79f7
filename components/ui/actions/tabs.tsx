import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "@/components/ui/actions/tabs.module.css";

interface Tab {
  /** Unique on the page: it names the tab and its panel. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The name of the group of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is open at first; the first tab if left out. */
  open?: string;
}

/** The index of the tab that a key leads to from this one; null for keys that tabs do not handle. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === "ArrowRight") return (place + 1) % count;
  if (key === "ArrowLeft") return (place + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Panels, of which one is shown. All are in the HTML, for search engines and for readers without script. */
export function Tabs({ label, tabs, open }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(open ?? tabs[0]?.id);

  const move = (event: KeyboardEvent) => {
    const place = placeAfter(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    const next = place === null ? undefined : tabs[place];
    if (place === null || next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold only text, and the keyboard must reach it
          tabIndex={0}
          className={styles.panel}
          data-shown={id === chosen || undefined}
        >
          <p className={styles.plainTitle} aria-hidden="true">
            {name}
          </p>
          {panel}
        </div>
      ))}
    </div>
  );
}
