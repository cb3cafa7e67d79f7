import { useEffect, useRef, useState } from "react";
import { isOverlayOpen, useOverlayOpen } from "@/components/layout/messages/use-overlay-open";
import { useApi } from "@/context/api-context";
import { type Advertisement, findAdvertisement } from "@/services/ads-platform/advertisements-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { closeToasts } from "@/utils/browser/toasts";
import { ADVERTISEMENT_TIME_KEY, isAdvertisementDue, isAdvertisementPage } from "@/utils/layout/advertisement-rules";
import type { Language } from "@/utils/text/translations";

/** The maximum wait for the picture. */
const PICTURE_MS = 5_000;

/**
 * Loads the picture before the toast is shown, so that the toast is not empty. A toast whose picture does not come is
 * shown too: whether it is shown depends on the page and the time only (ADTOAST-03 to ADTOAST-06).
 */
async function loadPicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  const late = new Promise<void>((done) => setTimeout(done, PICTURE_MS));
  const failed = (error: unknown) => logFailure("The picture of the advertisement could not be loaded", error);
  await Promise.race([image.decode().catch(failed), late]);
}

/**
 * The advertisement of the page (ADTOAST-01 to ADTOAST-11). It is loaded once per language. Each page then decides
 * whether to show it. A failure is only logged (ERR-15).
 * @param path of the page without its language; empty if it has none
 * @param load loads the picture
 */
export function useAdvertisement(path: string, language: Language, load = loadPicture) {
  const api = useApi();
  const request = useRef<{ language: Language; found: Promise<Advertisement | null> }>(undefined);
  // `ready` can be shown on this page and waits until nothing covers its place; `shown` is visible.
  const [ready, setReady] = useState<Advertisement | null>(null);
  const [shown, setShown] = useState<Advertisement | null>(null);
  const covered = useOverlayOpen(ready !== null || shown !== null);

  useEffect(() => {
    if (request.current?.language !== language) request.current = { language, found: findAdvertisement(api) };
    let isCurrent = true;
    const isHere = (found: Advertisement) => isAdvertisementPage(found.pages, path, language);
    const prepare = async (found: Promise<Advertisement | null>) => {
      const advertisement = await found;
      const here = advertisement !== null && isHere(advertisement) ? advertisement : null;
      // One that is shown is replaced by that of the page's language, or goes if that is for other pages.
      if (isCurrent) setShown((before) => before && here);
      if (here === null) return;
      if (!isAdvertisementDue(readStored("local", ADVERTISEMENT_TIME_KEY), here.frequencyHours, Date.now())) {
        return;
      }
      await load(here.image);
      if (isCurrent) setReady(here);
    };
    setShown((before) => (before !== null && isHere(before) ? before : null));
    prepare(request.current.found).catch((error: unknown) => {
      request.current = undefined;
      logFailure("The advertisement could not be loaded", error);
    });
    return () => {
      isCurrent = false;
      setReady(null);
    };
  }, [api, path, language, load]);

  useEffect(() => {
    // `isOverlayOpen` also finds a part that has just opened, which the observer has not reported yet.
    if (ready === null || covered || isOverlayOpen()) return;
    setReady(null);
    // Without storage it would be shown again on each page. Another tab may have shown it in the meantime.
    const now = Date.now();
    if (!isAdvertisementDue(readStored("local", ADVERTISEMENT_TIME_KEY), ready.frequencyHours, now)) return;
    if (!writeStored("local", ADVERTISEMENT_TIME_KEY, String(now))) return;
    closeToasts();
    setShown(ready);
  }, [ready, covered]);

  return {
    /** Null while there is nothing to show, or while an open part must not be covered. */
    advertisement: covered ? null : shown,
    close: () => setShown(null),
  };
}
