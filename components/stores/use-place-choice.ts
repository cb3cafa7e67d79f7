import { type KeyboardEvent, useRef, useState } from "react";
import { usePlaceSuggestions } from "@/components/stores/use-place-suggestions";
import { useActiveOption } from "@/hooks/ui/use-active-option";
import type { StorePlace } from "@/services/stores/stores-service";

/** The places that begin with what is typed, as the options of the field, by pointer and by keys. */
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
    // Without a choice the text itself is searched: the form is sent.
    if (chosen === undefined) return close();
    event.preventDefault();
    choose(chosen);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") step(event, 1);
    else if (event.key === "ArrowUp") step(event, -1);
    else if (event.key === "Enter") enter(event);
    else if (event.key === "Escape" && isListed) {
      // It would empty the field too.
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
