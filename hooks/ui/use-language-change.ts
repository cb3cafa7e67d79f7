import { type Dispatch, type SetStateAction, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "@/hooks/ui/use-texts";

/**
 * Runs after each change of the page's language, e.g. to load texts of the server again.
 * @param load gets a function that returns whether its answer is still needed
 */
export function useLanguageChange(load: (isCurrent: () => boolean) => unknown): void {
  const { language } = useTexts();
  const known = useRef(language);
  const latest = useEffectEvent(load);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    let isCurrent = true;
    latest(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [language]);
}

/**
 * State with sentences in the language of the page, e.g. the server's reason for a refusal. It is `none` again when the
 * language changes: nothing may stay in the other language beside a form.
 * @param none the state without a sentence; must be the same value on every call
 * @param first the first state
 */
export function useSentence<Value>(none: Value, first = none): [Value, Dispatch<SetStateAction<Value>>] {
  const { language } = useTexts();
  const latest = useRef(language);
  latest.current = language;
  const [known, setKnown] = useState({ language, value: first });
  const set = useCallback(
    (next: SetStateAction<Value>) =>
      setKnown((before) => {
        const value = before.language === latest.current ? before.value : none;
        return { language: latest.current, value: next instanceof Function ? next(value) : next };
      }),
    [none],
  );
  return [known.language === language ? known.value : none, set];
}
