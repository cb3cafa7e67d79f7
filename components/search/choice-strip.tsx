import { type ComponentProps, useEffect, useRef } from "react";
import styles from "@/components/search/choice-strip.module.css";
import { FilterLinks } from "@/components/ui/actions/filter-links";

/** Choices as links. On a phone they form one line to swipe, with the chosen one in view. */
export function ChoiceStrip({ label, choices }: ComponentProps<typeof FilterLinks>) {
  const strip = useRef<HTMLDivElement>(null);
  const chosen = choices.find((choice) => choice.chosen)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is to be in sight
  useEffect(() => {
    const list = strip.current?.querySelector("ul");
    const link = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !link) return;
    list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);

  return (
    <div ref={strip} className={styles.strip}>
      <FilterLinks label={label} choices={choices} />
    </div>
  );
}
