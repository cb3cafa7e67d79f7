import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { tokenVariable } from "@/components/design/tokens/token-variable";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";
import { formatNumber } from "@/utils/numbers/digits";

/** The pairs of text and background colours that the site uses, with their contrast. */
export function TextPairs({ tokens }: { tokens: DesignTokens }) {
  const { t, language } = useTexts("design");
  const ratio = (value: number) => formatNumber(value.toFixed(1), language);
  return (
    <Specimen title={t("tokens.pairs")} note={t("tokens.pairsNote")}>
      <ul className={styles.pairs}>
        {tokens.pairs.map(({ text, ground, light, dark }) => (
          <li key={`${text} ${ground}`}>
            <span style={{ color: tokenVariable("colors", text), background: tokenVariable("colors", ground) }}>
              {text} / {ground}
            </span>
            <small>
              {t("tokens.light")} {ratio(light)} · {t("tokens.dark")} {ratio(dark)}
            </small>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
