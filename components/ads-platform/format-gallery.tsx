import { useRef, useState } from "react";
import { AdScene } from "@/components/ads-platform/ad-scene";
import styles from "@/components/ads-platform/format-gallery.module.css";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/hooks/use-lazy-part";
import { useTexts } from "@/hooks/use-texts";
import type { AdFormat } from "@/services/ads-platform-service";
import { formatCount } from "@/utils/digits";
import { formatMoney } from "@/utils/money";

const loadTrial = () => import("@/components/ads-platform/format-trial").then(({ FormatTrial }) => FormatTrial);

/** Every format in its place on a screen, with what it asks for and costs. The trial's script comes on a click. */
export function FormatGallery({ formats }: { formats: readonly AdFormat[] }) {
  const { t, language } = useTexts("ads");
  const { part: Trial, want } = useLazyPart(loadTrial);
  const [tried, setTried] = useState<AdFormat | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const words = { brand: t("sample.brand"), line: t("sample.line"), action: t("sample.action") };
  const close = () => {
    setTried(null);
    opener.current?.focus();
  };
  return (
    <>
      <ul className={styles.grid}>
        {formats.map((format) => (
          <li key={format.id} className={styles.card}>
            <div className={styles.stage} aria-hidden="true" data-surface={format.surface}>
              <AdScene format={format.id} surface={format.surface} words={words} />
            </div>
            <div className={styles.words}>
              <h3>{format.name}</h3>
              <p>{format.text}</p>
              <dl>
                <div>
                  <dt>{t("format.size")}</dt>
                  <dd>{format.size}</dd>
                </div>
                <div>
                  <dt>{t("format.file")}</dt>
                  <dd>{format.file}</dd>
                </div>
                <div>
                  <dt>{t("format.ahead")}</dt>
                  <dd>
                    {t("format.days", { count: format.daysAhead, days: formatCount(format.daysAhead, language) })}
                  </dd>
                </div>
              </dl>
              <p className={styles.price}>
                <strong>{formatMoney(format.pricePoisha, language)}</strong> {t(`unit.${format.unit}`)}
              </p>
              <Button
                variant="outline"
                size="sm"
                className={styles.try}
                aria-label={t("try.open", { format: format.name })}
                onPointerEnter={want}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setTried(format);
                  void want();
                }}
              >
                {t("try.button")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {tried !== null && Trial !== null && <Trial key={tried.id} format={tried} words={words} onClose={close} />}
    </>
  );
}
