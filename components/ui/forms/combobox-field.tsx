import { Input } from "@chakra-ui/react";
import { type HTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from "react";
import styles from "@/components/ui/forms/combobox-field.module.css";
import { description, FieldFrame, type FrameProps, SelectField } from "@/components/ui/forms/form-field";
import { Icon } from "@/components/ui/values/icon";
import { placeCalled, type Searched, searchPlaces } from "@/utils/addresses/place-search";

/** An option, with the text beside its name, e.g. the name in the other script. */
export interface ComboboxOption extends Searched {
  aside?: { text: string; lang?: "en" | "bn" };
}

interface ComboboxFieldProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  placeholder: string;
  /** Name of the list, and what is said of the matches. */
  labels: { list: string; none: string; matches: (count: number) => string };
  /** Called with every typed text, e.g. to search beyond the options. */
  onType?: (text: string) => void;
  /** The field was left with this text, which is no option's name unless it was chosen. */
  onLeave?: (text: string) => void;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  /** True where there is nothing to choose from without a script. */
  emptyWithoutScript?: boolean;
}

/**
 * One of a list, found by typing. Before the script has loaded, and without one, it is the platform's own picker. A
 * text that is the name of an option chooses it; any other is reset when the field is left.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { emptyWithoutScript = false, ...field } = props;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (live) return <LiveCombobox {...field} />;
  const {
    labels: _,
    onType: _type,
    onLeave: _leave,
    inputMode: _mode,
    autoComplete: _auto,
    disabled = false,
    ...select
  } = field;
  return <SelectField {...select} disabled={disabled || emptyWithoutScript} />;
}

function LiveCombobox(props: Omit<ComboboxFieldProps, "emptyWithoutScript">) {
  const { value, onChange, options, placeholder, labels, onType, onLeave, ...rest } = props;
  const { inputMode, autoComplete = "off", ...frame } = rest;
  // What is typed belongs to the value it was typed over: another one from outside shows its own label.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const isOvertaken = typed !== null && typed.over !== value;
  const text = isOvertaken ? null : (typed?.text ?? null);
  const matches = searchPlaces(options, text ?? "");
  const listId = `${frame.id}-list`;
  const isOpen = open && !isOvertaken && !frame.disabled;
  const isListed = isOpen && matches.length > 0;

  useEffect(() => {
    // There is nothing to scroll where nothing is laid out.
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    setTyped(null);
    close();
    if (chosen !== value) onChange(chosen);
  };
  const type = (next: string) => {
    const named = placeCalled(options, next);
    const found = searchPlaces(options, next);
    setTyped({ text: next, over: named?.value ?? value });
    setOpen(named === null || found.length > 1);
    setActive(next.trim() === "" || found.length === 0 ? -1 : 0);
    if (named !== null && named.value !== value) onChange(named.value);
    onType?.(next);
  };
  const leave = () => {
    close();
    onLeave?.(text ?? value);
    if (text === null) return;
    const [only] = matches;
    if (text.trim() === "") choose("");
    else if (matches.length === 1 && only !== undefined) choose(only.value);
    // A text without a choice stays to be corrected.
    else if (value !== "") setTyped(null);
  };
  const show = () => {
    if (isOvertaken) setTyped(null);
    if (isOpen) return;
    setOpen(true);
    // The choice of before is where looking begins.
    setActive(matches.findIndex((option) => option.value === value));
  };
  const move = (by: number) => {
    if (!isOpen) return show();
    const next = active < 0 && by < 0 ? matches.length - 1 : active + by;
    setActive((next + matches.length) % Math.max(1, matches.length));
  };
  const press = (event: KeyboardEvent) => {
    const chosen = isOpen ? matches[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      choose(chosen.value);
    } else if (event.key === "Tab" && chosen !== undefined && text !== null) choose(chosen.value);
    else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setTyped(null);
      close();
    }
  };
  const shown = options.find((option) => option.value === value)?.label ?? value;
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
          value={text ?? shown}
          {...description(frame)}
          {...(inputMode !== undefined && { inputMode })}
          onChange={(event) => type(event.target.value)}
          onClick={show}
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          onBlur={leave}
        />
        <span className={styles.caret} aria-hidden="true">
          <Icon name="caretDown" size={16} />
        </span>
        {isListed && (
          <div ref={list} id={listId} role="listbox" aria-label={labels.list} className={styles.list}>
            {matches.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={option.value}
                id={`${listId}-${index}`}
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
        {isOpen && matches.length === 0 && text !== null && <p className={styles.none}>{labels.none}</p>}
        <span role="status" className={styles.unseen}>
          {isOpen && text !== null && (matches.length === 0 ? labels.none : labels.matches(matches.length))}
        </span>
      </div>
    </FieldFrame>
  );
}
