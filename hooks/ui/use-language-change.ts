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
 * @param none the state without a sentence
 * @param options `first`: the first state, by default `none`. `keep`: what stays when the language changes, such as errors
 *   that the site has its own words for; by default `none`
 */
export function useSentence<Value>(
  none: Value,
  { first = none, keep = () => none }: { first?: Value; keep?: (value: Value) => Value } = {},
): [Value, Dispatch<SetStateAction<Value>>] {
  const { language } = useTexts();
  const [known, setKnown] = useState({ language, value: first });
  if (known.language !== language) setKnown({ language, value: keep(known.value) });
  const set = useCallback(
    (next: SetStateAction<Value>) =>
      setKnown(({ language, value }) => ({ language, value: next instanceof Function ? next(value) : next })),
    [],
  );
  return [known.value, set];
}

/** For `useSentence` of a server's sentence, of null for a failure that the site has its own words for, or of nothing. */
export const keepOwnWords = (error: string | null | undefined): null | undefined => (error === null ? null : undefined);
