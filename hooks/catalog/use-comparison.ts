import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { readChosen, saveChosen } from "@/hooks/catalog/stored-comparison";
import { MAX_COMPARED, withCompared } from "@/utils/catalog/comparison";

/** Query parameter of a comparison's address, and name of the checkbox on a product card. */
const TICK = 'input[name="items"]';

export type Comparison = ReturnType<typeof useComparison>;

/**
 * The products selected for comparison, stored in this browser. The cards have normal form checkboxes, so
 * that they work without script; with script, they follow the stored selection.
 * @param carried the selection in the address, sent by a page without script
 */
export function useComparison(carried: readonly string[]) {
  const [chosen, setChosen] = useState(carried);
  const [full, setFull] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  const hasStarted = useRef(false);

  const choose = useCallback((slugs: readonly string[]) => {
    setChosen(slugs);
    setFull(false);
    saveChosen(slugs);
  }, []);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const initial = carried.length > 0 ? carried : readChosen();
    // Boxes that were ticked before this page's script had loaded count as well.
    const early = ticksOf(cards.current).flatMap((box) => (box.checked ? box.value : []));
    const all = [...new Set([...initial, ...early])].slice(0, MAX_COMPARED);
    if (all.length > 0) choose(all);
  }, [carried, choose]);

  // After every render, because another page of the list has other cards.
  useEffect(() => {
    if (!hasStarted.current) return;
    for (const box of ticksOf(cards.current)) box.checked = chosen.includes(box.value);
  });

  return {
    /** Slugs, in the order in which the visitor chose them. */
    chosen,
    /** True after an attempt to select one product too many. */
    full,
    /** The element that contains the cards and their checkboxes. */
    cards,
    /** Handles a change of any checkbox on the cards. */
    tick(event: ChangeEvent<HTMLElement>) {
      const box: EventTarget = event.target;
      if (!(box instanceof HTMLInputElement && box.matches(TICK))) return;
      const next = box.checked ? withCompared(chosen, box.value) : chosen.filter((slug) => slug !== box.value);
      if (next !== null) return choose(next);
      box.checked = false;
      setFull(true);
    },
    remove: (slug: string) => choose(chosen.filter((other) => other !== slug)),
    clear: () => choose([]),
  };
}

function ticksOf(cards: HTMLElement | null): HTMLInputElement[] {
  return [...(cards?.querySelectorAll<HTMLInputElement>(TICK) ?? [])];
}
