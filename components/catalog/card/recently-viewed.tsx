import { useEffect, useRef } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { MAX_RECENT, parseSlugs, RECENT_KEY, withFirst } from "@/utils/catalog/slug-list";

const loadRail = () => import("@/components/catalog/card/recent-rail").then((loaded) => loaded.RecentRail);

/**
 * The place for the recently viewed products. Their script is loaded after the page, and only if there is something
 * to show.
 * @param current slug of this page's product, which is remembered but not shown
 */
export function RecentlyViewed({ current }: { current?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: RecentRail, loadPart } = useLazyPart(loadRail);

  useEffect(() => {
    const recent = parseSlugs(readStored("local", RECENT_KEY), MAX_RECENT);
    if (recent.some((slug) => slug !== current)) void loadPart();
    if (current !== undefined) writeStored("local", RECENT_KEY, JSON.stringify(withFirst(recent, current, MAX_RECENT)));
  }, [current, loadPart]);

  return (
    <div ref={place}>{RecentRail && <RecentRail key={current} place={place} {...(current && { current })} />}</div>
  );
}
