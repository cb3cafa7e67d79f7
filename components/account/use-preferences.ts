import Cookies from "js-cookie";
import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { applyColourMode } from "@/hooks/layout/use-colour-mode";
import { getPreferences, type Preferences, savePreferences } from "@/services/account/preferences-service";
import { readStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { COLOUR_MODE_KEY } from "@/utils/layout/colour-mode-script";
import { languageOf } from "@/utils/text/translations";

const YEAR_DAYS = 365;

/** Keeps the language for the next pages of the site in this browser. */
function saveLanguage(chosen: "en" | "bn"): void {
  Cookies.set("siteLanguage", chosen, { expires: YEAR_DAYS, sameSite: "Lax" });
}

/** Applies the number's preferences in a browser that has none of its own. */
function useFirstPreferences(initial: Preferences | null): void {
  const { asPath, locale, replace } = useRouter();
  const language = languageOf(locale);
  const here = useRef({ asPath, language, replace });
  here.current = { asPath, language, replace };
  useEffect(() => {
    if (initial === null) return;
    const { asPath, language, replace } = here.current;
    if (initial.colourMode !== null && readStored("local", COLOUR_MODE_KEY) === null) {
      applyColourMode(initial.colourMode);
    }
    // A page address in Bengali counts as a choice of the language, too.
    if (initial.language === "bn" && language === "en" && Cookies.get("siteLanguage") === undefined) {
      saveLanguage("bn");
      void replace(asPath, undefined, { locale: "bn", scroll: false });
    }
  }, [initial]);
}

/**
 * The preferences of a number. A change counts once the server has saved it. A change that failed is shown as not made,
 * and can be sent again. A browser without preferences of its own applies those of the number (docs/login.md).
 */
export function usePreferences(initial: Preferences | null) {
  const api = useApi();
  const { asPath, locale, push } = useRouter();
  const language = languageOf(locale);
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, getPreferences);
  const [pending, setPending] = useState<Partial<Preferences>>({});
  const [unsent, setUnsent] = useState<Partial<Preferences>>({});
  const [outcome, setOutcome] = useState<"saving" | "saved" | "failed" | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);

  useFirstPreferences(initial);

  const send = async (choice: Partial<Preferences>) => {
    try {
      block.setData(await savePreferences(api, choice));
      if (waiting.current === 1) setOutcome("saved");
      if (choice.language && choice.language !== language) {
        saveLanguage(choice.language);
        void push(asPath, undefined, { locale: choice.language, scroll: false });
      }
    } catch (error) {
      if (isOver(error)) return;
      logFailure("A preference could not be saved", error);
      setUnsent((others) => ({ ...others, ...choice }));
      setOutcome("failed");
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setPending({});
    }
  };
  // Changes are sent one after the other: an older answer must not arrive last and show an old state.
  const choose = (choice: Partial<Preferences>) => {
    setPending((others) => ({ ...others, ...choice }));
    setUnsent({});
    setOutcome("saving");
    waiting.current += 1;
    queue.current = queue.current.then(() => send(choice));
  };

  const stored = block.data ?? { language: null, colourMode: null, orderMessages: true, offerMessages: false };
  const shown = { ...stored, language, ...pending };
  return {
    block,
    /** As the form shows them: the language of this page, the other preferences from the server. */
    shown,
    choose,
    /** The result of the last change; null before the first one. */
    outcome,
    /** Sends the change again that was not saved. */
    again: () => choose(unsent),
  };
}
