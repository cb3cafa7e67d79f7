import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useActiveOption } from "@/hooks/ui/use-active-option";
import { useTexts } from "@/hooks/ui/use-texts";
import { findStorePlaces, type StorePlace } from "@/services/stores/stores-service";
import { logFailure } from "@/utils/browser/log-failure";

const MIN_LENGTH = 2;
const PAUSE_MS = 180;

/**
 * Places that a text may mean, a moment after its last letter. An answer that arrives after a later letter is dropped.
 * @param text the typed text; for an empty text nothing is requested
 * @returns null until there is an answer for exactly this text, and if the places could not be loaded
 */
function usePlaceSuggestions(text: string): StorePlace[] | null {
  const api = useApi();
  const { language } = useTexts();
  const [found, setFound] = useState<{ text: string; places: StorePlace[] } | null>(null);
  const query = text.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (query.length < MIN_LENGTH) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      findStorePlaces(api, query, leave.signal).then(
        (places) => {
          if (!leave.signal.aborted) setFound({ text: query, places });
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
  }, [api, query, language]);

  return found !== null && found.text === query ? found.places : null;
}

/** The places that begin with the typed text, as options of the field, for pointer and keyboard. */
export function usePlaceChoice(onChoose: (place: StorePlace) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const places = usePlaceSuggestions(typed ?? "");
  const options = typed === null ? [] : (places ?? []);
  const isListed = options.length > 0;
  const { list, active, setActive, move } = useActiveOption(options.length);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (place: StorePlace) => {
    if (field.current !== null) field.current.value = place.title;
    close();
    onChoose(place);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>, by: 1 | -1) => {
    event.preventDefault();
    if (typed === null) setTyped(event.currentTarget.value);
    else move(by);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = options[active];
    // If no option is chosen, the form is sent and searches for the typed text.
    if (chosen === undefined) return close();
    event.preventDefault();
    choose(chosen);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") step(event, 1);
    else if (event.key === "ArrowUp") step(event, -1);
    else if (event.key === "Enter") enter(event);
    else if (event.key === "Escape" && isListed) {
      // Without this, Escape would also empty the field.
      event.preventDefault();
      close();
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  /** True once the places for the typed text are known. */
  const isAnswered = typed !== null && places !== null;
  return { field, list, options, active, isListed, isAnswered, type, press, choose, close };
}
