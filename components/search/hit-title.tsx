import { Highlighted } from "@/components/search/highlighted";
import styles from "@/components/search/hit-title.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import { type ResultPlace, trackSearchResult } from "@/hooks/search/search-events";
import type { SearchHit } from "@/services/search/search-service";

export interface HitProps {
  query: string;
  hit: SearchHit;
  /** The position of the hit among the results. */
  place: ResultPlace;
}

/** The title of a result. Its link covers the whole result. */
export function HitTitle({ query, hit, place }: HitProps) {
  const content = <Highlighted {...hit} />;
  const onClick = () => trackSearchResult(query, place);
  // A document has the same address in both languages, and is not a page of the site.
  return (
    <h3 className={styles.title}>
      {hit.path.startsWith("/documents/") ? (
        <a href={hit.path} onClick={onClick} className={cards.link}>
          {content}
        </a>
      ) : (
        <SiteLink href={hit.path} prefetch={false} onClick={onClick} className={cards.link}>
          {content}
        </SiteLink>
      )}
    </h3>
  );
}
