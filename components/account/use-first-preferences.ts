import Cookies from "js-cookie";
import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import { applyColourMode } from "@/hooks/layout/use-colour-mode";
import type { Preferences } from "@/services/account/preferences-service";
import { readStored } from "@/utils/browser/browser-storage";
import { COLOUR_MODE_KEY } from "@/utils/layout/colour-mode-script";
import { languageOf } from "@/utils/text/translations";

const YEAR_DAYS = 365;

/** Keeps the language for the next pages of the site in this browser. */
export function keepLanguage(chosen: "en" | "bn"): void {
  Cookies.set("siteLanguage", chosen, { expires: YEAR_DAYS, sameSite: "Lax" });
}

/** Applies the number's preferences in a browser that has none of its own. */
export function useFirstPreferences(initial: Preferences | null): void {
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
      keepLanguage("bn");
      void replace(asPath, undefined, { locale: "bn", scroll: false });
    }
  }, [initial]);
}
