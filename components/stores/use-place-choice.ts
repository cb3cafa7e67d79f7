import { type KeyboardEvent, useRef, useState } from "react";
import { usePlaceSuggestions } from "@/components/stores/use-place-suggestions";
import { useActiveOption } from "@/hooks/ui/use-active-option";
import type { StorePlace } from "@/services/stores/stores-service";

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
