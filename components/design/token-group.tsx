import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { DataTable } from "@/components/ui/lists/data-table";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";
import { formatNumber } from "@/utils/numbers/digits";

const shadows = ["card", "raised"];

/** Corners and shadows. */
function ShapeTokens({ tokens }: { tokens: DesignTokens }) {
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

/** The pairs of text and background colours that the site uses, with their contrast. */
function TextPairs({ tokens }: { tokens: DesignTokens }) {
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

/** Every colour in light and dark. */
function ColourTokens({ tokens }: { tokens: DesignTokens }) {
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

/** Breakpoints and durations. */
function ValueTables({ tokens }: { tokens: DesignTokens }) {
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

/** The CSS variable of a token. */
const tokenVariable = (group: string, name: string) =>
  `var(--chakra-${group}-${name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(".", "-")})`;
