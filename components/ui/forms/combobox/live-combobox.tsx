import { Input } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { type ComboboxProps, useCombobox } from "@/components/ui/forms/combobox/use-combobox";
import styles from "@/components/ui/forms/combobox-field.module.css";
import { ChakraFieldFrame, description } from "@/components/ui/forms/form-field";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";

/** The field once its script has loaded. */
export function LiveCombobox(props: ComboboxProps) {
  const {
    value,
    onChange: _change,
    options: _options,
    placeholder,
    labels,
    onType: _type,
    onLeave: _leave,
    ...rest
  } = props;
  const { inputMode, autoComplete = "off", ...frame } = rest;
  const combobox = useCombobox(props);
  const { shown, isTyped, matches, isOpen, active, choose, dismiss } = combobox;
  const listId = `${frame.id}-list`;
  const isListed = isOpen && matches.length > 0;
  const press = (event: KeyboardEvent) => {
    const chosen = isOpen ? matches[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      combobox.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      choose(chosen.value);
    } else if (event.key === "Tab" && chosen !== undefined && isTyped) choose(chosen.value);
    else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      dismiss();
    }
  };
  return (
    <ChakraFieldFrame {...frame}>
      <div className={styles.box}>
        <Input
          role="combobox"
          aria-expanded={isListed}
          aria-autocomplete="list"
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          placeholder={placeholder}
          value={shown}
          {...description(frame)}
          {...(inputMode !== undefined && { inputMode })}
          onChange={(event) => combobox.type(event.target.value)}
          onClick={combobox.show}
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          onBlur={combobox.leave}
        />
        <span className={styles.caret} aria-hidden="true">
          <Icon name="caretDown" size={16} />
        </span>
        <ComboboxMatches id={listId} labels={labels} value={value} combobox={combobox} />
      </div>
    </ChakraFieldFrame>
  );
}

interface ComboboxMatchesProps {
  id: string;
  labels: ComboboxProps["labels"];
  /** The chosen one. */
  value: string;
  combobox: ReturnType<typeof useCombobox>;
}

/** The matching options below the field, and their number. */
function ComboboxMatches({ id, labels, value, combobox }: ComboboxMatchesProps) {
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
      <span role="status" className={page.srOnly}>
        {isOpen && isTyped && (matches.length === 0 ? labels.none : labels.matches(matches.length))}
      </span>
    </>
  );
}
