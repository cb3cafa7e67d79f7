import { markAssetError } from "next/dist/client/route-loader";
import Router from "next/router";
import { useEffect } from "react";

const PRODUCT = /^(?:\/(bn))?(\/shop\/devices\/([^/]+)\/([^/]+))$/;
/** Long enough that a mouse passing over a card requests nothing. */
const HOVER_MS = 60;
/** Prices and stock change, so data that nobody used is not kept for long. */
const MAX_AGE_MS = 10_000;

/**
 * Requests the data of a product's page when a visitor points at its link, before the click. Next itself prefetches only
 * the code of a page that is rendered on the server. Visitors who save data (Save-Data) prefetch nothing.
 */
export function useProductPrefetch(): void {
  useEffect(() => {
    if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    let current: { address: string; timer: ReturnType<typeof setTimeout>; request: AbortController } | null = null;
    const stop = () => {
      clearTimeout(current?.timer);
      current?.request.abort();
      current = null;
    };
    const point = ({ target }: Event, delay: number) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const address = link && dataAddress(link);
      if (address === current?.address) return;
      stop();
      if (!address) return;
      const request = new AbortController();
      current = { address, request, timer: setTimeout(() => prefetch(address, request.signal), delay) };
    };
    addEventListener("mouseover", (event) => point(event, HOVER_MS), options);
    addEventListener("touchstart", (event) => point(event, 0), options);
    // Next uses the request from here on: ending it would make Next open the page as a new document.
    const release = () => {
      clearTimeout(current?.timer);
      current = null;
    };
    addEventListener("click", release, options);
    // The finger scrolls the page, so no click follows.
    for (const type of ["touchmove", "touchcancel"]) addEventListener(type, stop, options);
    return () => {
      stop();
      listening.abort();
    };
  }, []);
}

/** The address of a product's data, exactly as Next requests it after the click; null for other links. */
function dataAddress({ pathname, search }: HTMLAnchorElement): string | null {
  const [, language = "en", path, category, slug] = PRODUCT.exec(pathname) ?? [];
  const build = window.__NEXT_DATA__?.buildId;
  if (path === undefined || search !== "" || pathname === location.pathname) return null;
  return new URL(`/_next/data/${build}/${language}${path}.json?category=${category}&slug=${slug}`, location.href).href;
}

/**
 * Puts the data where Next looks for it first, and from where Next removes it after use. Another page of the site, or a
 * log-in or log-out, which loads the page again, makes it outdated.
 */
function prefetch(address: string, signal: AbortSignal): void {
  const cache = Router.router?.sdc;
  if (cache === undefined || address in cache) return;
  const data = request(address, signal);
  const evict = () => {
    if (cache[address] === data) delete cache[address];
    Router.events.off("routeChangeComplete", evict);
  };
  cache[address] = data;
  data.catch(evict);
  Router.events.on("routeChangeComplete", evict);
  setTimeout(evict, MAX_AGE_MS);
}

async function request(address: string, signal: AbortSignal) {
  try {
    const response = await fetch(address, { signal, headers: { purpose: "prefetch" } });
    if (!response.ok) throw new Error(`The data of the page was refused: ${response.status}`);
    const text = await response.text();
    return { dataHref: address, cacheKey: address, response, text, json: JSON.parse(text) };
  } catch (error) {
    // With this mark, Next opens the page as a new document if the visitor has clicked in the meantime.
    throw markAssetError(error instanceof Error ? error : new Error(String(error)));
  }
}
