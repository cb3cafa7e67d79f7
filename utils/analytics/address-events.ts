import type { AnalyticsEvent } from "@/utils/analytics/analytics-events";
import { paths, withoutLocale } from "@/utils/paths/paths";

/** The last part of an address below a list; null for the list itself and for anything else. */
function idBelow(list: string, place: string): string | null {
  if (!place.startsWith(`${list}/`)) return null;
  try {
    const id = decodeURIComponent(place.slice(list.length + 1));
    return id === "" || id.includes("/") ? null : id.slice(0, 100);
  } catch {
    return null;
  }
}

/** True for a link in the site's menus, false for a link in a page. */
export const isMenuLink = (link: Element) => link.closest("header nav") !== null && link.closest("main") === null;

/**
 * The event of a click on a link; null for a link that is not counted (TRACK-02, TRACK-07).
 * @param isMenu see `isMenuLink`
 */
export function linkEvent(href: string, isMenu: boolean, origin: string): AnalyticsEvent | null {
  const target = new URL(href, origin);
  const isHere = target.origin === origin;
  const place = withoutLocale(target.pathname);
  if (isHere && place === paths.orderGpfi) return { name: "order_gpfi" };
  const pack = isHere ? idBelow(paths.internetPacks, place) : null;
  if (pack !== null) return { name: "pack_open", properties: { pack } };
  const offer = isHere ? idBelow(paths.offers, place) : null;
  if (offer !== null) return { name: "offer_open", properties: { offer } };
  if (!isMenu) return null;
  return { name: "menu_tab", properties: { tab: (isHere ? place + target.hash : target.host).slice(0, 200) } };
}
