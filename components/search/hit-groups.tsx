import { ListedHit } from "@/components/search/listed-hit";
import { ProductHit } from "@/components/search/product-hit";
import styles from "@/components/search/search-view.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchFound, SearchGroup } from "@/services/search/search-service";
import { formatFound } from "@/utils/numbers/digits";
import { searchPath } from "@/utils/search/search";

interface HitListProps {
  query: string;
  group: SearchGroup;
  /** The number of hits of the category before the first one of this list. */
  before?: number;
  /** True if the page begins with these hits. */
  isFirst: boolean;
}

/** The hits of a category: products as cards, everything else as a list. */
export function HitList({ query, group: { category, hits }, before = 0, isFirst }: HitListProps) {
  const isProducts = category === "products";
  return (
    <ul className={isProducts ? styles.cards : styles.list}>
      {hits.map((hit, index) => {
        const props = { query, hit, place: { category, position: before + index + 1 } };
        return (
          <li key={hit.path}>
            {isProducts ? <ProductHit {...props} isFirst={isFirst && index === 0} /> : <ListedHit {...props} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The first hits of every category, in groups. */
export function HitGroups({ query, found: { groups, hasMore } }: { query: string; found: SearchFound }) {
  const { t, language } = useTexts("search");
  return groups.map((group, index) => {
    const { category, title, hits, count } = group;
    const id = `hits-${category ?? index}`;
    const more = t("page.more", { number: formatFound({ count, hasMore }, language) });
    return (
      <section key={id} aria-labelledby={id} className={index === 0 ? styles.group : `${styles.group} ${page.later}`}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {category !== null && count > hits.length && (
            <SiteLink
              href={searchPath(query, { category })}
              prefetch={false}
              className={styles.more}
              aria-label={`${more}: ${title}`}
            >
              {more}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          )}
        </div>
        <HitList query={query} group={group} isFirst={index === 0} />
      </section>
    );
  });
}
