import { useRouter } from "next/router";
import type { MouseEvent, ReactNode } from "react";
import { ComparisonTable } from "@/components/catalog/compare/comparison-table";
import styles from "@/components/catalog/compare/comparison-view.module.css";
import { plusOutline } from "@/components/catalog/plus-outline";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Callout } from "@/components/ui/sections/callout";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { saveChosen } from "@/hooks/catalog/stored-comparison";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ComparedProduct } from "@/services/catalog/comparison-service";
import { opensElsewhere } from "@/utils/browser/click";
import { type ComparisonQuery, compareHref, MAX_COMPARED } from "@/utils/catalog/comparison";
import { listedCategoryOf } from "@/utils/catalog/listing-query";
import { categoryPath, paths, withQuery } from "@/utils/paths/paths";

interface ComparisonViewProps {
  comparison: ComparisonQuery;
  products: readonly ComparedProduct[];
  trail: readonly Crumb[];
  /** The action for a product, e.g. a cart button. The page passes it in: the catalogue does not import the cart. */
  action: (product: ComparedProduct) => ReactNode;
}

/** Products side by side. The address contains the whole state: the products, and whether to show only differences. */
export function ComparisonView({ comparison, products, trail, action }: ComparisonViewProps) {
  const { t } = useTexts("compare");
  const { slugs, onlyDifferences } = comparison;
  const present = products.map(({ slug }) => slug);
  const mixed = new Set(products.map(({ category }) => category)).size > 1;
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.notes}>
        {comparison.tooMany && <Callout tone="warning">{t("tooMany", { max: MAX_COMPARED })}</Callout>}
        {present.length < slugs.length && <Callout tone="warning">{t("unavailable")}</Callout>}
        {mixed && <Callout>{t("mixed")}</Callout>}
        {products.length === 1 && <Callout>{t("oneMore")}</Callout>}
      </div>
      {products.length === 0 ? (
        <EmptyState
          drawing="/images/kit/illustration/compare.svg"
          as="h2"
          heading={t("emptyTitle")}
          text={t("emptyText", { max: MAX_COMPARED })}
        >
          <ButtonLink href={paths.phones}>{t("choose")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            {products.length > 1 && <Rows slugs={present} onlyDifferences={onlyDifferences} />}
            {products.length < MAX_COMPARED && <AddAnother products={products} />}
          </div>
          <ComparisonTable products={products} onlyDifferences={onlyDifferences} action={action} />
        </>
      )}
    </div>
  );
}

/** Two links: all rows, or only the rows in which the products differ. One of them is the current view. */
function Rows({ slugs, onlyDifferences }: { slugs: readonly string[]; onlyDifferences: boolean }) {
  const { t } = useTexts("compare");
  return (
    <ul className={styles.rows} aria-label={t("rows")}>
      {[false, true].map((differences) => (
        <li key={String(differences)}>
          <SiteLink
            href={compareHref(slugs, differences)}
            prefetch={false}
            scroll={false}
            {...(differences === onlyDifferences && { "aria-current": "true" as const })}
          >
            {differences ? t("onlyDifferences") : t("allRows")}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to the list of the first product's category. Without script the chosen products are in the link's address. */
function AddAnother({ products }: { products: readonly ComparedProduct[] }) {
  const { t } = useTexts("compare");
  const router = useRouter();
  const chosen = products.map(({ slug }) => slug);
  const list = categoryPath(listedCategoryOf(products[0]?.category) ?? "phones");
  const add = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    saveChosen(chosen);
    void router.push(list);
  };
  return (
    <SiteLink
      href={withQuery(list, { compare: chosen.join(",") })}
      prefetch={false}
      className={`${page.textLink} ${styles.add}`}
      onClick={add}
    >
      <Outline path={plusOutline} size={20} />
      {t("addAnother")}
    </SiteLink>
  );
}
