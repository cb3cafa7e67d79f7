import { Highlighted } from "@/components/search/highlighted";
import styles from "@/components/search/hit-title.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { type ResultPlace, trackSearchResult } from "@/hooks/search/search-events";
import type { SearchHit } from "@/services/search/search-service";

export interface HitProps {
  query: string;
  hit: SearchHit;
  /** Where it is among the results. */
  place: ResultPlace;
}

/** The title of a result, whose link covers the whole of it. */
export function HitTitle({ query, hit, place }: HitProps) {
  const content = <Highlighted {...hit} />;
  const onClick = () => trackSearchResult(query, place);
  // Documents have one address in both languages, and no page behind it.
  return (
    <h3 className={styles.title}>
      {hit.path.startsWith("/documents/") ? (
        <a href={hit.path} onClick={onClick}>
          {content}
        </a>
      ) : (
        <SiteLink href={hit.path} prefetch={false} onClick={onClick}>
          {content}
        </SiteLink>
      )}
    </h3>
  );
}
