import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from "react";
import { useTexts } from "@/hooks/ui/use-texts";

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
