import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { ColourTokens } from "@/components/design/tokens/colour-tokens";
import { ShapeTokens } from "@/components/design/tokens/shape-tokens";
import { TextPairs } from "@/components/design/tokens/text-pairs";
import { tokenVariable } from "@/components/design/tokens/token-variable";
import { ValueTables } from "@/components/design/tokens/value-tables";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";

const spaces = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20];

/** The tokens of styles/: their names, their values, and whether text on them is readable. */
export function TokenGroup({ tokens }: { tokens: DesignTokens }) {
  const { t } = useTexts("design");
  return (
    <Group id="tokens" title={t("groups.tokens")}>
      <ColourTokens tokens={tokens} />
      <TextPairs tokens={tokens} />
      <Specimen title={t("tokens.type")}>
        <ul className={styles.type}>
          {tokens.fontSizes.map(({ name, value }) => (
            <li key={name}>
              <code>
                {name} {value}
              </code>
              <p style={{ fontSize: tokenVariable("font-sizes", name) }}>{t("tokens.typeSample")}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t("tokens.space")} note={t("tokens.spaceNote")}>
        <ul className={styles.scale}>
          {spaces.map((step) => (
            <li key={step}>
              <i className={styles.bar} style={{ height: tokenVariable("spacing", String(step)) }} />
              <code>{step}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <ShapeTokens tokens={tokens} />
      <ValueTables tokens={tokens} />
    </Group>
  );
}
