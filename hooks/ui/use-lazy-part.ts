import { useCallback, useRef, useState } from "react";

/**
 * A part of the page whose script comes when it is wanted.
 * @param load the import; must stay the same function
 * @returns the part, null until it is there, and `want`, which asks for it and says whether it came. A failure is
 *   forgotten, so that the next wish tries again.
 */
export function useLazyPart<Part>(load: () => Promise<Part>): { part: Part | null; want: () => Promise<boolean> } {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const loading = useRef<Promise<boolean>>(undefined);
  const want = useCallback(() => {
    loading.current ??= load().then(
      (loaded) => {
        setPart({ is: loaded });
        return true;
      },
      () => {
        loading.current = undefined;
        return false;
      },
    );
    return loading.current;
  }, [load]);
  return { part: part?.is ?? null, want };
}
