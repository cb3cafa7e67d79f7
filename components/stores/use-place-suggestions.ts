import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { findStorePlaces, type StorePlace } from "@/services/stores/stores-service";
import { logFailure } from "@/utils/browser/log-failure";

const SHORTEST = 2;
const PAUSE_MS = 180;

/**
 * Places that a text may mean, a moment after its last letter. An answer that arrives after a later letter is dropped.
 * @param text the typed text; for an empty text nothing is requested
 * @returns null until there is an answer for exactly this text, and if the places could not be loaded
 */
export function usePlaceSuggestions(text: string): StorePlace[] | null {
  const api = useApi();
  const [found, setFound] = useState<{ text: string; places: StorePlace[] } | null>(null);
  const asked = text.trim();

  useEffect(() => {
    if (asked.length < SHORTEST) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      findStorePlaces(api, asked, leave.signal).then(
        (places) => {
          if (!leave.signal.aborted) setFound({ text: asked, places });
        },
        (error: unknown) => {
          if (!leave.signal.aborted) logFailure("Places could not be looked up", error);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [api, asked]);

  return found !== null && found.text === asked ? found.places : null;
}
