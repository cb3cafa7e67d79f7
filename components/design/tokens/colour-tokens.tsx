import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { tokenVariable } from "@/components/design/tokens/token-variable";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";

/** Every colour in light and dark. */
export function ColourTokens({ tokens }: { tokens: DesignTokens }) {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("tokens.colours")}>
      <ul className={styles.colours}>
        {tokens.colours.map(({ name, light, dark }) => (
          <li key={name}>
            <i style={{ background: tokenVariable("colors", name) }} />
            <b>{name}</b>
            <span>{light}</span>
            <span>{dark}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
