import styles from "@/components/catalog/product/size-guide.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import { formatNumber } from "@/utils/numbers/digits";

/** The measurements of the sizes, in a table that opens beside the sizes, also without script. */
export function SizeGuide({ guide: { columns, rows } }: { guide: NonNullable<ProductView["sizeGuide"]> }) {
  const { t, language } = useTexts("product");
  return (
    <details
      className={styles.guide}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={page.textLink}>{t("sizeGuide")}</summary>
      <table>
        <caption>{t("sizeGuideNote")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...measures]) => (
            <tr key={size}>
              <th scope="row">{formatNumber(size ?? "", language)}</th>
              {measures.map((measure, index) => (
                <td key={columns[index + 1]}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
