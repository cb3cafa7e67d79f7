import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadSearchTexts } from "@/components/search/load-search-texts";
import styles from "@/components/search/search-button.module.css";
import { searchOutline } from "@/components/search/search-outline";
import { Outline } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { isSearchPath, localePath, paths } from "@/utils/paths/paths";
import type { Language } from "@/utils/text/translations";

/** The delay between the click and opening or closing (SEARCH-15, SEARCH-16). */
const DELAY_MS = 200;

async function loadPopover(language: Language) {
  const [{ SearchPopover }] = await Promise.all([
    import("@/components/search/search-popover"),
    loadSearchTexts(language),
  ]);
  return SearchPopover;
}

/** The search icon (HEAD-16): a form that leads to the search page. With script it opens the popover instead. */
export function SearchButton() {
  const { t, language } = useTexts();
  const path = useCurrentPath();
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const { part: Popover, loadPart } = useLazyPart(loadPopover);
  const close = useCallback(() => setRequested(false), []);
  const isIdle = isSearchPath(path);

  useEffect(() => {
    const timer = setTimeout(() => setOpen(isRequested), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRequested]);

  // A layout effect: a passive one could run after the first click on a page that is being hydrated, and would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popover closes when the page changes under it
  useLayoutEffect(() => {
    setRequested(false);
    setOpen(false);
  }, [path]);

  const preload = () => {
    if (!isIdle) void loadPart();
  };
  return (
    <div ref={root}>
      <form
        ref={form}
        action={localePath(paths.search, language)}
        onSubmit={(event) => {
          event.preventDefault();
          // The results page has a box of its own (SEARCH-14).
          if (isIdle) return;
          setRequested(!isRequested);
          void loadPart().then((isLoaded) => {
            if (!isLoaded) form.current?.submit();
          });
        }}
      >
        <button
          type="submit"
          aria-label={t("header.search")}
          aria-expanded={open && Popover !== null}
          aria-haspopup="dialog"
          aria-disabled={isIdle || undefined}
          className={styles.button}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Outline path={searchOutline} size={24} />
        </button>
      </form>
      {Popover && <Popover open={open} root={root} onClose={close} />}
    </div>
  );
}
