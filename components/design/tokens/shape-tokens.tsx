import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { tokenVariable } from "@/components/design/tokens/token-variable";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";

const shadows = ["card", "raised"];

/** Corners and shadows. */
export function ShapeTokens({ tokens }: { tokens: DesignTokens }) {
  const { t } = useTexts("design");
  return (
    <div className={styles.pair}>
      <Specimen title={t("tokens.radii")}>
        <ul className={styles.scale}>
          {tokens.radii.map(({ name }) => (
            <li key={name}>
              <i className={styles.block} style={{ borderRadius: tokenVariable("radii", name) }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t("tokens.shadows")} ground="sunken">
        <ul className={styles.scale}>
          {shadows.map((name) => (
            <li key={name}>
              <i className={styles.shadow} style={{ boxShadow: tokenVariable("shadows", name) }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  );
}
