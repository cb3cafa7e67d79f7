import { useEffect, useState } from "react";
import { usePlaceChoice } from "@/components/stores/use-place-choice";
import combobox from "@/components/ui/forms/combobox-field.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StorePlace } from "@/services/stores/stores-service";

const ID = "store-key";
const LIST = `${ID}-list`;

/**
 * The field of the store search. It takes free text and works without a script; with one, it suggests places that begin
 * with the text. components/ui/forms/combobox-field accepts only entries of its list and loads Chakra's input, so this
 * field shares only its look and its keys.
 */
export function PlaceField({ value, onChoose }: { value: string; onChoose: (place: StorePlace) => void }) {
  const { t } = useTexts("stores");
  const [live, setLive] = useState(false);
  const choice = usePlaceChoice(onChoose);
  const { field, options, active, isListed } = choice;
  useEffect(() => setLive(true), []);

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
          onChange={(event) => choice.type(event.target.value)}
          onKeyDown={choice.press}
          onBlur={choice.close}
        />
        {isListed && <PlaceOptions id={LIST} choice={choice} />}
        <span role="status" className={page.srOnly}>
          {choice.isAnswered &&
            t(isListed ? "suggest.count" : "suggest.none", {
              count: options.length,
            })}
        </span>
      </div>
    </div>
  );
}

interface PlaceOptionsProps {
  id: string;
  choice: Pick<ReturnType<typeof usePlaceChoice>, "list" | "options" | "active" | "choose">;
}

/** The list below the field of the store search. */
function PlaceOptions({ id, choice }: PlaceOptionsProps) {
  const { t } = useTexts("stores");
  const { list, options, active, choose } = choice;
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("suggest.list")} className={combobox.list}>
      {options.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={`${place.kind} ${place.district} ${place.title}`}
          id={`${id}-${index}`}
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
  );
}
