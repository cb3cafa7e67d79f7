import { Input } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { ComboboxMatches } from "@/components/ui/forms/combobox/combobox-matches";
import { type ComboboxProps, useCombobox } from "@/components/ui/forms/combobox/use-combobox";
import styles from "@/components/ui/forms/combobox-field.module.css";
import { description, FieldFrame } from "@/components/ui/forms/form-field";
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
    <FieldFrame {...frame}>
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
    </FieldFrame>
  );
}
