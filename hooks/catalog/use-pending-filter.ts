import { useState } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";

/** What a filter form says, as an address would. */
export type FormQuery = Record<string, string | string[]>;

/**
 * What is ticked in a filter sheet and not applied yet, and the part that counts the results.
 * @param loadCount the import of that part, called when the sheet opens or something is ticked; must stay the same
 *   function
 * @returns `sheet` is for the FilterSheet
 */
export function usePendingFilter<Part>(loadCount: () => Promise<Part>) {
  const { part: Count, want } = useLazyPart(loadCount);
  const [pending, setPending] = useState<FormQuery | null>(null);
  return {
    Count,
    pending,
    sheet: {
      onPending(query: FormQuery | null) {
        setPending(query);
        if (query !== null) void want();
      },
      onOpened: () => void want(),
    },
  };
}
