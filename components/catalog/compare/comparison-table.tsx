import type { ReactNode } from "react";
import { CutText } from "@/components/catalog/card/cut-text";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import styles from "@/components/catalog/compare/comparison-view.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useInstalmentLabels } from "@/components/ui/values/instalment-text";
import { Picture } from "@/components/ui/values/picture";
import { Price } from "@/components/ui/values/price";
import { saveChosen } from "@/hooks/catalog/stored-comparison";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ComparedProduct } from "@/services/catalog/comparison-service";
import { compareHref, comparisonRows, differencesOf, type FactGroup } from "@/utils/catalog/comparison";
import { formatMoney } from "@/utils/money/money";
import { keepUnits } from "@/utils/text/keep-units";

/** Number of characters of a cell that are shown at first: about four lines of a column on a phone. */
const CELL = 80;
/** A cell that is longer by no more than this is not cut. */
const TOLERANCE = 30;

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  onlyDifferences: boolean;
  action: (product: ComparedProduct) => ReactNode;
}

/**
 * One column per product, one row per fact. On a phone the name of a row is above its values, so that two products fit
 * side by side. A third one is partly visible, and the table scrolls sideways within its own box.
 */
export function ComparisonTable({ products, onlyDifferences, action }: ComparisonTableProps) {
  const { t } = useTexts("compare");
  const factsOf = useFacts();
  const all = comparisonRows(products.map(factsOf));
  const groups = onlyDifferences && products.length > 1 ? differencesOf(all) : all;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.box} aria-label={t("table")} tabIndex={0}>
      <table className={styles.table} style={{ "--columns": products.length }}>
        <caption className={page.srOnly}>{t("table")}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.slug} scope="col">
                <Head
                  product={product}
                  others={products.filter(({ slug }) => slug !== product.slug)}
                  differences={onlyDifferences}
                  action={action}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">
                  <span>{label}</span>
                </th>
                {values.map((value, column) => (
                  <td key={products[column]?.slug}>
                    {value === null ? <None text={t("notSpecified")} /> : <Cell text={keepUnits(value)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={styles.same}>{t("same")}</p>}
    </section>
  );
}

function Cell({ text }: { text: string }) {
  const { t } = useTexts("compare");
  const length = text.length > CELL + TOLERANCE ? CELL : text.length;
  return <CutText text={text} length={length} labels={{ more: t("more"), less: t("less") }} />;
}

function None({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={page.srOnly}>{text}</span>
    </>
  );
}

interface HeadProps {
  product: ComparedProduct;
  others: readonly ComparedProduct[];
  differences: boolean;
  action: (product: ComparedProduct) => ReactNode;
}

/** The head of a column: picture, name, price, the cart button, and the link that removes the product. */
function Head({ product, others, differences, action }: HeadProps) {
  const { t } = useTexts("compare");
  const labels = useCardLabels();
  const rest = others.map(({ slug }) => slug);
  return (
    <div className={styles.head}>
      <SiteLink
        href={compareHref(rest, differences)}
        prefetch={false}
        scroll={false}
        className={styles.remove}
        aria-label={t("remove", { title: product.title })}
        onClick={() => saveChosen(rest)}
      >
        <Icon name="close" size={16} />
      </SiteLink>
      <Picture picture={product.picture} />
      <SiteLink href={product.path} prefetch={false} className={styles.name}>
        {product.title}
      </SiteLink>
      <Price pricePoisha={product.pricePoisha} wasPoisha={product.wasPoisha} emi={product.emi} labels={labels} />
      {product.preorder ? null : action(product)}
    </div>
  );
}

/** The facts of a product, in the language of the page: the shop's own facts before the maker's specifications. */
function useFacts(): (product: ComparedProduct) => FactGroup[] {
  const { t, language } = useTexts("compare");
  const instalments = useInstalmentLabels();
  return (product) => [
    {
      title: t("facts.title"),
      rows: [
        { label: t("facts.price"), value: formatMoney(product.pricePoisha, language) },
        ...(product.emi ? [{ label: t("facts.emi"), value: instalments(product.emi, "from") }] : []),
        { label: t("facts.stock"), value: stockWord(product) },
        { label: t("facts.brand"), value: product.brand },
        ...(product.choices.length > 0 ? [{ label: t("facts.choices"), value: product.choices.join(", ") }] : []),
        { label: t("facts.colours"), value: product.colours.map(({ label }) => label).join(", ") },
        { label: t("facts.warranty"), value: product.warranty },
      ],
    },
    {
      title: t("facts.attributes"),
      rows: [{ label: t("facts.fiveG"), value: product.fiveG ? t("facts.yes") : t("facts.no") }, ...product.attributes],
    },
    ...product.specifications,
  ];

  function stockWord({ preorder, inStock }: ComparedProduct): string {
    if (preorder) return t("facts.coming");
    return inStock ? t("facts.inStock") : t("facts.soldOut");
  }
}
