import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { Swatches } from "@/components/ui/forms/swatches";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCapacity } from "@/utils/numbers/capacity";

/** The choice of a colour and of a storage. */
export function SwatchSpecimens() {
  const { t, language } = useTexts("design");
  const stay = "/design#shop";
  return (
    <div className={styles.pair}>
      <Specimen title={t("shop.swatches")}>
        <Swatches
          title={t("shop.colour")}
          value={t("shop.teal")}
          options={[
            { key: "teal", href: stay, label: t("shop.teal"), hex: "var(--chakra-colors-success)", current: true },
            { key: "rose", href: stay, label: t("shop.rose"), hex: "var(--chakra-colors-danger)", current: false },
            {
              key: "midnight",
              href: stay,
              label: t("shop.midnight"),
              hex: "var(--chakra-colors-hero-deep)",
              current: false,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t("shop.storage")}>
        <Swatches
          title={t("shop.storage")}
          value={formatCapacity(256, language)}
          options={[128, 256, 512].map((size) => ({
            key: String(size),
            href: stay,
            label: formatCapacity(size, language),
            current: size === 256,
          }))}
        />
      </Specimen>
    </div>
  );
}
