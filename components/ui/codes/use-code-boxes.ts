import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { CODE_LENGTH, isWholeCode } from "@/utils/login/one-time-code";
import { toAsciiDigits } from "@/utils/numbers/digits";

/** Marks an empty box in the value, before a filled box. */
export const GAP = " ";

export interface CodeBoxesValue {
  /** ASCII digits in the order of the boxes; a space for an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is typed, with the whole code. */
  onComplete?: (code: string) => void;
}

const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, "");

/** The behaviour of the boxes of a code for typing, pasting and keys. */
export function useCodeBoxes({ value, onChange, onComplete }: CodeBoxesValue) {
  const row = useRef<HTMLDivElement>(null);
  const focusBox = (place: number) => {
    const box = row.current?.querySelectorAll("input")[Math.min(Math.max(place, 0), CODE_LENGTH - 1)];
    box?.focus();
    box?.select();
  };
  const put = (place: number, text: string) => {
    const filled = value.padEnd(CODE_LENGTH, GAP);
    const next = (filled.slice(0, place) + text + filled.slice(place + text.length)).slice(0, CODE_LENGTH).trimEnd();
    onChange(next);
    if (isWholeCode(next) && text.trim() !== "") onComplete?.(next);
  };
  /** Digits fill the box and those after it; a complete code fills all boxes, wherever it is entered. */
  const enter = (place: number, digits: string) => {
    if (digits === "") return;
    const start = digits.length >= CODE_LENGTH ? 0 : place;
    put(start, digits.slice(0, CODE_LENGTH - start));
    focusBox(start + digits.length);
  };
  const paste = (place: number, event: ClipboardEvent) => {
    event.preventDefault();
    enter(place, digitsOf(event.clipboardData.getData("text")));
  };
  const erase = (place: number, key: string) => {
    const back = key === "Backspace" && (value[place] ?? GAP) === GAP;
    if (back && place === 0) return;
    put(back ? place - 1 : place, GAP);
    if (back) focusBox(place - 1);
  };
  const press = (place: number, event: KeyboardEvent) => {
    const { key } = event;
    const erases = key === "Backspace" || key === "Delete";
    // The up and down keys would change a number field.
    if (erases || key.startsWith("Arrow")) event.preventDefault();
    if (erases) erase(place, key);
    if (key === "ArrowLeft") focusBox(place - 1);
    if (key === "ArrowRight") focusBox(place + 1);
  };

  // A number field would drop Bengali digits and accept e, + and -, so every character is handled here; React has no
  // handler for the browser's own beforeinput. Where it cannot be cancelled (some keyboards on Android), onChange
  // handles it.
  useEffect(() => {
    const boxes = row.current;
    const take = (event: InputEvent) => {
      if (event.data === null || !event.cancelable || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      enter([...(boxes?.querySelectorAll("input") ?? [])].indexOf(event.target), digitsOf(event.data));
    };
    boxes?.addEventListener("beforeinput", take);
    return () => boxes?.removeEventListener("beforeinput", take);
  });
  const type = (place: number, text: string) => enter(place, digitsOf(text));
  return { row, type, paste, press };
}
