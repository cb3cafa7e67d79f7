import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePlaceSuggestions } from "@/components/stores/use-place-suggestions";
import combobox from "@/components/ui/forms/combobox-field.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StorePlace } from "@/services/stores/stores-service";
import { formatCount } from "@/utils/numbers/digits";

interface PlaceFieldProps {
  value: string;
  onChoose: (place: StorePlace) => void;
}

const ID = "store-key";
const LIST = `${ID}-list`;

/**
 * The field of the store search. It takes free text and works without a script; with one, it suggests places that begin
 * with the text. components/ui/forms/combobox-field accepts only entries of its list and loads Chakra's input, so this
 * field shares only its look and its keys.
 */
export function PlaceField({ value, onChoose }: PlaceFieldProps) {
  const { t, language } = useTexts("stores");
  const [live, setLive] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const places = usePlaceSuggestions(typed ?? "");
  const options = typed === null ? [] : (places ?? []);
  const isListed = options.length > 0;

  useEffect(() => setLive(true), []);
  useEffect(() => {
    // There is nothing to scroll where nothing is laid out.
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (place: StorePlace) => {
    if (field.current !== null) field.current.value = place.title;
    close();
    onChoose(place);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>, by: 1 | -1) => {
    event.preventDefault();
    if (typed === null) return setTyped(event.currentTarget.value);
    const next = active < 0 && by < 0 ? options.length - 1 : active + by;
    setActive((next + options.length) % Math.max(1, options.length));
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = options[active];
    // Without a choice the text itself is searched: the form is sent.
    if (chosen === undefined) return close();
    event.preventDefault();
    choose(chosen);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Enter") enter(event);
    else if (event.key === "Escape" && isListed) {
      // It would empty the field too.
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={fields.field}>
      <label htmlFor={ID} className={fields.label}>
        {t("place")}
      </label>
      <div className={combobox.box}>
        <input
          ref={field}
          id={ID}
          name="key"
          type="search"
          maxLength={80}
          defaultValue={value}
          className={fields.input}
          {...(live && {
            role: "combobox",
            autoComplete: "off",
            "aria-autocomplete": "list" as const,
            "aria-expanded": isListed,
            "aria-controls": isListed ? LIST : undefined,
            "aria-activedescendant": isListed && active >= 0 ? `${LIST}-${active}` : undefined,
          })}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={close}
        />
        {isListed && (
          <div ref={list} id={LIST} role="listbox" aria-label={t("suggest.list")} className={combobox.list}>
            {options.map((place, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={`${place.kind} ${place.district} ${place.title}`}
                id={`${LIST}-${index}`}
                role="option"
                aria-selected={index === active}
                data-active={index === active || undefined}
                className={combobox.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
              >
                <span>{place.title}</span>
                <span className={combobox.aside}>{t(`suggest.${place.kind}`, { district: place.district })}</span>
              </div>
            ))}
          </div>
        )}
        <span role="status" className={combobox.unseen}>
          {typed !== null &&
            places !== null &&
            t(isListed ? "suggest.count" : "suggest.none", {
              count: options.length,
              number: formatCount(options.length, language),
            })}
        </span>
      </div>
    </div>
  );
}
