import { useCallback, useRef, useState } from "react";

/**
 * A part of the page whose script is loaded on demand.
 * @param load the import; must stay the same function
 * @returns the part, null until it has loaded, and `loadPart`, which loads it and returns whether this worked. After a
 *   failure the next call tries again.
 */
export function useLazyPart<Part>(load: () => Promise<Part>): { part: Part | null; loadPart: () => Promise<boolean> } {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const loading = useRef<Promise<boolean>>(undefined);
  const loadPart = useCallback(() => {
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
  return { part: part?.is ?? null, loadPart };
}
