import { Highlighted } from "@/components/search/highlighted";
import styles from "@/components/search/search-view.module.css";
import { Icon } from "@/components/ui/icon";
import { Price, type PriceWords } from "@/components/ui/price";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { SearchGroup, SearchHit } from "@/services/search-service";
import { formatCount } from "@/utils/digits";
import imageLoader, { IMAGE_WIDTHS } from "@/utils/image-loader";
import { searchPath } from "@/utils/search";

interface HitGroupsProps {
  query: string;
  groups: readonly SearchGroup[];
  /** The one that is shown; null for the first hits of all. */
  category: SearchGroup["category"];
}

/** What was found: products as cards, everything else as a list. */
export function HitGroups({ query, groups, category }: HitGroupsProps) {
  const { t, language } = useTexts("search");
  const shown = category === null ? groups : groups.filter((group) => group.category === category);
  return shown.map((group, index) => {
    const { title, hits, count } = group;
    const id = `hits-${group.category ?? index}`;
    return (
      <section key={id} aria-labelledby={id} className={styles.group}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {category === null && group.category !== null && count > hits.length && (
            <SiteLink
              href={searchPath(query, { category: group.category })}
              prefetch={false}
              className={styles.more}
              aria-label={`${t("page.more", { number: formatCount(count, language) })}: ${title}`}
            >
              {t("page.more", { number: formatCount(count, language) })}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          )}
        </div>
        <ul className={group.category === "products" ? styles.cards : styles.list}>
          {hits.map((hit) => (
            <li key={hit.path}>{group.category === "products" ? <ProductHit hit={hit} /> : <ListedHit hit={hit} />}</li>
          ))}
        </ul>
      </section>
    );
  });
}

function HitTitle({ hit }: { hit: SearchHit }) {
  const content = <Highlighted {...hit} />;
  // Documents have one address in both languages, and no page behind it.
  return (
    <h3>
      {hit.path.startsWith("/documents/") ? (
        <a href={hit.path}>{content}</a>
      ) : (
        <SiteLink href={hit.path} prefetch={false}>
          {content}
        </SiteLink>
      )}
    </h3>
  );
}

function usePriceWords(): PriceWords {
  const { t, language } = useTexts("search");
  return { locale: language, price: t("price"), was: t("was") };
}

function ProductHit({ hit }: { hit: SearchHit }) {
  const { t } = useTexts("search");
  const words = usePriceWords();
  const { picture, summary, pricePoisha, wasPoisha, isInStock } = hit;
  return (
    <article className={styles.card}>
      {picture !== null && (
        <img
          src={imageLoader({ src: picture, width: IMAGE_WIDTHS[0] })}
          alt=""
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
        />
      )}
      <HitTitle hit={hit} />
      {summary !== null && <p className={styles.summary}>{summary}</p>}
      {pricePoisha !== null && (
        <Price pricePoisha={pricePoisha} wasPoisha={wasPoisha} words={words} className={styles.price} />
      )}
      {!isInStock && <p className={styles.soldOut}>{t("soldOut")}</p>}
    </article>
  );
}

function ListedHit({ hit }: { hit: SearchHit }) {
  const words = usePriceWords();
  const { summary, pricePoisha, wasPoisha } = hit;
  return (
    <article className={styles.hit}>
      <div>
        <HitTitle hit={hit} />
        {summary !== null && <p className={styles.summary}>{summary}</p>}
      </div>
      {pricePoisha !== null && <Price pricePoisha={pricePoisha} wasPoisha={wasPoisha} words={words} />}
    </article>
  );
}
