import { useState } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";

/** The filter of a form, as the query string of an address. */
export type FormQuery = Record<string, string | string[]>;

/**
 * The choices in a filter sheet that are not applied yet, and the component that counts the results.
 * @param loadCount imports that component; called when the sheet opens or a choice is made; must stay the same
 *   function
 * @returns `sheet` is for the FilterSheet
 */
export function usePendingFilter<Part>(loadCount: () => Promise<Part>) {
  const { part: Count, loadPart } = useLazyPart(loadCount);
  const [pending, setPending] = useState<FormQuery | null>(null);
  return {
    Count,
    pending,
    sheet: {
      onPending(query: FormQuery | null) {
        setPending(query);
        if (query !== null) void loadPart();
      },
      onOpened: () => void loadPart(),
    },
  };
}
