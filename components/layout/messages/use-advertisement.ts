import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { isCovered, useCovered } from "@/hooks/layout/use-covered";
import { type Advertisement, findAdvertisement } from "@/services/ads-platform/advertisements-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { closeToasts } from "@/utils/browser/toasts";
import { ADVERTISEMENT_TIME_KEY, isAdvertisementDue, isAdvertisementPage } from "@/utils/forms/advertisement-rules";
import type { Language } from "@/utils/text/translations";

/** Loads the picture, so that the toast is not shown empty. @throws when it cannot be shown */
async function loadPicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
}

interface ShownAdvertisement {
  /** Null while there is nothing to show, or while something is open that it must not cover. */
  advertisement: Advertisement | null;
  close: () => void;
}

/**
 * The advertisement of the page (ADTOAST-01 to ADTOAST-11). It is loaded once for each language; each page then decides
 * whether to show it. A failure is only logged (ERR-15).
 * @param path of the page without its language; empty where it has none
 * @param load loads the picture
 */
export function useAdvertisement(path: string, language: Language, load = loadPicture): ShownAdvertisement {
  const api = useApi();
  const asked = useRef<{ language: Language; found: Promise<Advertisement | null> }>(undefined);
  // `ready` may be shown here and waits for its turn; `shown` is visible.
  const [ready, setReady] = useState<Advertisement | null>(null);
  const [shown, setShown] = useState<Advertisement | null>(null);
  const covered = useCovered(ready !== null || shown !== null);

  useEffect(() => {
    if (asked.current?.language !== language) asked.current = { language, found: findAdvertisement(api) };
    let wanted = true;
    const isHere = (found: Advertisement) => isAdvertisementPage(found.pages, path, language);
    const prepare = async (found: Promise<Advertisement | null>) => {
      const advertisement = await found;
      if (advertisement === null || !isHere(advertisement)) return;
      if (!isAdvertisementDue(readStored("local", ADVERTISEMENT_TIME_KEY), advertisement.frequencyHours, Date.now())) {
        return;
      }
      await load(advertisement.image);
      if (wanted) setReady(advertisement);
    };
    setShown((before) => (before !== null && isHere(before) ? before : null));
    prepare(asked.current.found).catch((error: unknown) => {
      asked.current = undefined;
      logFailure("The advertisement could not be loaded", error);
    });
    return () => {
      wanted = false;
      setReady(null);
    };
  }, [api, path, language, load]);

  useEffect(() => {
    // What has just opened is found before the observer reports it.
    if (ready === null || covered || isCovered()) return;
    setReady(null);
    // Without storage it would be shown again on every page. Another tab may have shown one in the meantime.
    const now = Date.now();
    if (!isAdvertisementDue(readStored("local", ADVERTISEMENT_TIME_KEY), ready.frequencyHours, now)) return;
    if (!writeStored("local", ADVERTISEMENT_TIME_KEY, String(now))) return;
    closeToasts();
    setShown(ready);
  }, [ready, covered]);

  return { advertisement: covered ? null : shown, close: () => setShown(null) };
}
