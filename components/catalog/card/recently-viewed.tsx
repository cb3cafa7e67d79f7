import { useEffect, useRef } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { MAX_RECENT, parseSlugs, RECENT_KEY, withFirst } from "@/utils/catalog/slug-list";

const loadRail = () => import("@/components/catalog/card/recent-rail").then((loaded) => loaded.RecentRail);

/**
 * The place for the recently viewed products. Their script is loaded after the page, and only if there is something
 * to show.
 * @param shown slug of this page's product, which is remembered but not shown
 */
export function RecentlyViewed({ shown }: { shown?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: RecentRail, loadPart } = useLazyPart(loadRail);

  useEffect(() => {
    const recent = parseSlugs(readStored("local", RECENT_KEY), MAX_RECENT);
    if (recent.some((slug) => slug !== shown)) void loadPart();
    if (shown !== undefined) writeStored("local", RECENT_KEY, JSON.stringify(withFirst(recent, shown, MAX_RECENT)));
  }, [shown, loadPart]);

  return <div ref={place}>{RecentRail && <RecentRail key={shown} place={place} {...(shown && { shown })} />}</div>;
}
