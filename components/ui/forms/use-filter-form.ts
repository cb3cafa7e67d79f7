import { useRouter } from "next/router";
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useFilterSheet } from "@/components/ui/forms/use-filter-sheet";
import type { FormQuery } from "@/hooks/catalog/use-pending-filter";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";

const SIDEBAR = "(min-width: 48em)";
const SHEET = "(max-width: 47.99em)";

function readForm(form: HTMLFormElement): FormQuery {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query[name] = [...(query[name] ?? []), value];
  }
  return Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );
}

export interface FilterFormProps {
  /** The address of the list as it is shown. */
  address: string;
  /** Makes the address of the list for the values of the form. */
  hrefOf: (query: FormQuery) => string;
  /** Called with the ticked and typed values that are not applied yet; null if there are none. */
  onPending: (query: FormQuery | null) => void;
  onOpened: () => void;
}

/** The form of the filters. A tick in the column takes effect at once; in the sheet, the button applies the ticks. */
export function useFilterForm({ address, hrefOf, onPending, onOpened }: FilterFormProps) {
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const sheet = useFilterSheet(panel, SHEET);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once opened
  useEffect(() => {
    if (sheet.wasOpened) onOpened();
  }, [sheet.wasOpened]);
  // A layout effect, like that of an early choice below, which must come after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or a closed sheet, and nothing is pending
  useLayoutEffect(() => onPending(null), [address, sheet.closed]);

  const isSheet = () => window.matchMedia(SHEET).matches;
  const go = (href: string) => {
    if (isSheet() && href === address) return sheet.close();
    // Replaces the history entry that opened the sheet, so that Back removes this filter.
    if (isSheet() && sheet.leaveToList()) return void router.replace(href, undefined, { scroll: false });
    void router.push(href, undefined, { scroll: false });
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(hrefOf(readForm(event.currentTarget)));
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const target = event.target as unknown as HTMLInputElement;
    const values = readForm(event.currentTarget);
    if (target.type === "checkbox" && window.matchMedia(SIDEBAR).matches) return go(hrefOf(values));
    onPending(values);
  };
  const form = useEarlyFilter((early) => {
    const values = readForm(early);
    if (isSheet()) onPending(values);
    else go(hrefOf(values));
  });
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && isSheet()) sheet.close();
  };
  return { panel, form, closed: sheet.closed, go, apply, change, closeByKey };
}
