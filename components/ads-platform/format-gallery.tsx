import { useRef, useState } from "react";
import { AdScene, type AdTone } from "@/components/ads-platform/ad-scene";
import styles from "@/components/ads-platform/format-gallery.module.css";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdFormat } from "@/services/ads-platform/ads-platform-service";
import { showFocused } from "@/utils/browser/show-focused";
import { formatMoney } from "@/utils/money/money";
import { adOrderPath } from "@/utils/paths/paths";
import imageLoader, { IMAGE_WIDTHS } from "@/utils/pictures/image-loader";

/** An invented advertiser for the gallery: its words are texts (ads.json, sample), its product is a kit picture. */
interface AdSample {
  name: "tea" | "fashion" | "sound" | "bags";
  tone: AdTone;
  /** Address of the product's picture at the smallest width. */
  goods: string;
}

const sample = (name: AdSample["name"], tone: AdTone, picture: string): AdSample => ({
  name,
  tone,
  goods: imageLoader({ src: `/images/kit/${picture}`, width: IMAGE_WIDTHS[0] }),
});

const SAMPLES = [
  sample("tea", "green", "mug/plain-angle-white.webp"),
  sample("sound", "blue", "earbuds/pebble-open-white.webp"),
  sample("fashion", "red", "tshirt/bloom-front-white.svg"),
  sample("bags", "purple", "tote/wave-front-sand.svg"),
] as const;

/** The advertiser for the format at this index. Neighbours differ in rows of two, three and four. */
const sampleAt = (index: number): AdSample => SAMPLES[(index + Math.floor(index / 4)) % SAMPLES.length] ?? SAMPLES[0];

const loadTrial = () => import("@/components/ads-platform/format-trial").then(({ FormatTrial }) => FormatTrial);

/** Each format in its position on a screen, with requirements and price. The trial's script is loaded on a click. */
export function FormatGallery({ formats }: { formats: readonly AdFormat[] }) {
  const { t, language } = useTexts("ads");
  const { part: Trial, loadPart } = useLazyPart(loadTrial);
  const [tried, setTried] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const adOf = (index: number) => {
    const { name, ...appearance } = sampleAt(index);
    const labels = { brand: t(`sample.${name}.brand`), line: t(`sample.${name}.line`), action: t("sample.action") };
    return { ...appearance, labels };
  };
  const triedFormat = tried === null ? undefined : formats[tried];
  const close = () => {
    setTried(null);
    opener.current?.focus();
  };
  return (
    <>
      <ul className={styles.grid} onFocus={showFocused}>
        {formats.map((format, index) => (
          <li key={format.id} id={`format-${format.id}`} className={`${page.card} ${styles.card}`}>
            <div className={styles.stage} aria-hidden="true" data-surface={format.surface}>
              <AdScene format={format.id} surface={format.surface} {...adOf(index)} />
            </div>
            <div className={styles.words}>
              <FormatFacts format={format} />
              <div className={styles.actions}>
                <Button
                  variant="outline"
                  size="sm"
                  className={styles.try}
                  aria-label={t("try.open", { format: format.name })}
                  onPointerEnter={loadPart}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget;
                    setTried(index);
                    void loadPart();
                  }}
                >
                  {t("try.button")}
                </Button>
                {format.minPoisha !== null && (
                  <ButtonLink href={adOrderPath({ product: format.id })} size="sm" variant="ghost">
                    {t("format.order", { min: formatMoney(format.minPoisha, language) })}
                  </ButtonLink>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {tried !== null && triedFormat !== undefined && Trial !== null && (
        <Trial key={triedFormat.id} format={triedFormat} {...adOf(tried)} onClose={close} />
      )}
    </>
  );
}

/** The requirements and the price of a format. */
function FormatFacts({ format }: { format: AdFormat }) {
  const { t, language } = useTexts("ads");
  return (
    <>
      <h3>{format.name}</h3>
      <p>{format.text}</p>
      <FactList
        facts={[
          [t("format.size"), format.size],
          [t("format.file"), format.file],
          [t("format.ahead"), t("format.days", { count: format.daysAhead })],
        ]}
      />
      <p className={styles.price}>
        <strong>{formatMoney(format.pricePoisha, language)}</strong> {t(`unit.${format.unit}`)}
      </p>
    </>
  );
}
