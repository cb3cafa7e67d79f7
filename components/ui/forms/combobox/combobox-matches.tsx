import type { ComboboxProps, useCombobox } from "@/components/ui/forms/combobox/use-combobox";
import styles from "@/components/ui/forms/combobox-field.module.css";

interface ComboboxMatchesProps {
  id: string;
  labels: ComboboxProps["labels"];
  /** The chosen one. */
  value: string;
  combobox: ReturnType<typeof useCombobox>;
}

/** The matching options below the field, and their number. */
export function ComboboxMatches({ id, labels, value, combobox }: ComboboxMatchesProps) {
  const { list, matches, active, choose, isOpen, isTyped } = combobox;
  return (
    <>
      {isOpen && matches.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={labels.list} className={styles.list}>
          {matches.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option.value)}
            >
              <span>{option.label}</span>
              {option.aside !== undefined && (
                <span className={styles.aside} lang={option.aside.lang}>
                  {option.aside.text}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
      {isOpen && matches.length === 0 && isTyped && <p className={styles.none}>{labels.none}</p>}
      <span role="status" className={styles.unseen}>
        {isOpen && isTyped && (matches.length === 0 ? labels.none : labels.matches(matches.length))}
      </span>
    </>
  );
}
