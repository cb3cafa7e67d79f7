import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepChosen, readChosen } from "@/hooks/catalog/stored-comparison";
import { MOST_COMPARED, withCompared } from "@/utils/catalog/comparison";

/** Parameter of a comparison's address, and name of the tick that a card has for it. */
const TICK = 'input[name="items"]';

export interface Comparison {
  /** Slugs, in the order in which they were chosen. */
  chosen: readonly string[];
  /** True after a try to select one product too many. */
  full: boolean;
  /** Where the cards with their ticks are. */
  cards: RefObject<HTMLUListElement | null>;
  /** For changes anywhere among the cards. */
  tick: (event: ChangeEvent<HTMLElement>) => void;
  remove: (slug: string) => void;
  clear: () => void;
}

/**
 * The products selected for comparison, stored in this browser. The ticks of the cards are plain boxes of a form, so
 * that they work without script; with script they follow the stored selection.
 * @param carried the selection in the address, from a page without script
 */
export function useComparison(carried: readonly string[]): Comparison {
  const [chosen, setChosen] = useState(carried);
  const [full, setFull] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  const begun = useRef(false);

  const choose = useCallback((slugs: readonly string[]) => {
    setChosen(slugs);
    setFull(false);
    keepChosen(slugs);
  }, []);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const kept = carried.length > 0 ? carried : readChosen();
    // What was ticked before this page's script had loaded counts as well.
    const early = ticksOf(cards.current).flatMap((box) => (box.checked ? box.value : []));
    const all = [...new Set([...kept, ...early])].slice(0, MOST_COMPARED);
    if (all.length > 0) choose(all);
  }, [carried, choose]);

  // After every render: the cards are others on another page of the list.
  useEffect(() => {
    if (!begun.current) return;
    for (const box of ticksOf(cards.current)) box.checked = chosen.includes(box.value);
  });

  return {
    chosen,
    full,
    cards,
    tick(event) {
      const box: EventTarget = event.target;
      if (!(box instanceof HTMLInputElement && box.matches(TICK))) return;
      const next = box.checked ? withCompared(chosen, box.value) : chosen.filter((slug) => slug !== box.value);
      if (next !== null) return choose(next);
      box.checked = false;
      setFull(true);
    },
    remove: (slug) => choose(chosen.filter((other) => other !== slug)),
    clear: () => choose([]),
  };
}

function ticksOf(cards: HTMLElement | null): HTMLInputElement[] {
  return [...(cards?.querySelectorAll<HTMLInputElement>(TICK) ?? [])];
}
