import type { ReactNode } from "react";
import styles from "@/components/microsite/microsite.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { MicrositePage } from "@/services/content/microsite-page.server";
import type { ChannelKind } from "@/utils/layout/channel";

interface MicrositeHeroProps {
  brand: string;
  channel: ChannelKind | null;
  theme: MicrositePage["theme"];
  picture: MicrositePage["picture"];
  /** The target of Start Shopping for this visitor (START-01 to START-04). */
  startPath: string;
  /** The link to the other language, shown beside the brand; null if the site's header shows both. */
  language: ReactNode;
}

const SIZES = "(min-width: 48em) 26rem, 80vw";
const points = [
  { name: "warranty", icon: "warranty" },
  { name: "delivery", icon: "delivery" },
  { name: "emi", icon: "emi" },
  { name: "cod", icon: "cash" },
] as const;

/** The first screen inside a partner's app: brand, offer and one button. */
export function MicrositeHero({ brand, channel, theme, picture, startPath, language }: MicrositeHeroProps) {
  const { t } = useTexts("microsite");
  return (
    <>
      <section aria-labelledby="microsite-title" className={styles.hero}>
        {language && (
          <div className={styles.top}>
            <p className={styles.brand}>
              <Drawing src="/favicon.svg" width={32} lazy={false} />
              {brand}
            </p>
            {language}
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.place}>{t(`place.${channel ?? "web"}`, { brand })}</p>
          <h1 id="microsite-title" className={styles.title}>
            {t(`theme.${theme}.title`)}
          </h1>
          <p className={styles.text}>{t(`theme.${theme}.text`)}</p>
          <SiteLink
            href={startPath}
            className={`chakra-button chakra-button--variant_onHero chakra-button--size_lg ${styles.start}`}
          >
            {t("start")}
            <Icon name="arrowRight" />
          </SiteLink>
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} alt="" sizes={SIZES} priority />
        </div>
      </section>
      <ul aria-label={t("points.label")} className={styles.points}>
        {points.map(({ name, icon }) => (
          <li key={name}>
            <Drawing src={`/icons/${icon}.svg`} width={36} lazy={false} />
            <span>
              <b>{t(`points.${name}`)}</b>
              {t(`points.${name}Text`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
