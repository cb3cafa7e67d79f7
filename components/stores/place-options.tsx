import type { usePlaceChoice } from "@/components/stores/use-place-choice";
import combobox from "@/components/ui/forms/combobox-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

interface PlaceOptionsProps {
  id: string;
  choice: Pick<ReturnType<typeof usePlaceChoice>, "list" | "options" | "active" | "choose">;
}

/** The list below the field of the store search. */
export function PlaceOptions({ id, choice }: PlaceOptionsProps) {
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
