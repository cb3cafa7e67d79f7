import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { DataTable } from "@/components/ui/lists/data-table";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";

/** Breakpoints and durations. */
export function ValueTables({ tokens }: { tokens: DesignTokens }) {
  const { t } = useTexts("design");
  const values = (rows: DesignTokens["radii"]) =>
    rows.map(({ name, value }) => ({ key: name, cells: { name, value } }));
  const columns = [
    { key: "name", label: t("tokens.name") },
    { key: "value", label: t("tokens.value"), align: "end" as const },
  ];
  return (
    <div className={styles.pair}>
      <Specimen title={t("tokens.breakpoints")}>
        <DataTable
          caption={t("tokens.breakpoints")}
          captionShown={false}
          columns={columns}
          rows={values(tokens.breakpoints)}
        />
      </Specimen>
      <Specimen title={t("tokens.motion")}>
        <DataTable
          caption={t("tokens.motion")}
          captionShown={false}
          columns={columns}
          rows={values(tokens.durations)}
        />
      </Specimen>
    </div>
  );
}
