import { useRef, useState } from "react";
import styles from "@/components/home/hero.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useSwiper } from "@/hooks/ui/use-swiper";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomePictures } from "@/services/content/landing-pictures.server";
import { formatMoney } from "@/utils/money/money";
import { formatCount } from "@/utils/numbers/digits";
import { isEnglishOnly, paths } from "@/utils/paths/paths";

const SIZES = "(min-width: 80em) 36rem, (min-width: 48em) 46vw, 80vw";
/** The slides in their order, each with its two ways on. */
const slides = [
  { name: "fiveG", picture: "fiveG", action: `${paths.phones}?five_g=1`, second: paths.fiveG },
  { name: "esim", picture: "esim", action: paths.sim, second: paths.esimMigration },
  { name: "wifi", picture: "routers", action: paths.routers, second: paths.iotProducts },
] as const;

/** A path without a Bengali address stays as it is. */
const inShop = (href: string) => (isEnglishOnly(href) ? ({ locale: false } as const) : {});

interface HeroProps {
  pictures: Pick<HomePictures, (typeof slides)[number]["picture"]>;
  /** The lowest price of a 5G phone, in poisha; null when there is none. */
  fiveGFromPoisha: number | null;
  /** Level of the first slide's title: the page's own heading unless the page has another. */
  level?: 1 | 2;
}

/**
 * The slides on top of the home page: a strip that snaps and needs no script. It does not move until "play" is clicked;
 * Swiper, and the animation of a slide's text and picture, are loaded with the first touch.
 */
export function Hero({ pictures, fiveGFromPoisha, level = 1 }: HeroProps) {
  const { t, language } = useTexts("home");
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** The pictures of the later slides are loaded when they are first shown. */
  const [isUsed, setUsed] = useState(false);
  const { enhance, show } = useSwiper(strip, setShown);
  const count = slides.length;
  const textOf = (name: (typeof slides)[number]["name"]) =>
    name === "fiveG" && fiveGFromPoisha !== null
      ? t("hero.fiveG.textFrom", { amount: formatMoney(fiveGFromPoisha, language) })
      : t(`hero.${name}.text`);

  const togglePlay = async () => {
    const swiper = await enhance();
    if (!swiper) return;
    if (playing) swiper.autoplay.stop();
    else swiper.autoplay.start();
    setPlaying(!playing);
  };

  return (
    <section
      aria-label={t("hero.label")}
      className={styles.hero}
      data-used={isUsed}
      onPointerEnter={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onScrollCapture={() => setUsed(true)}
    >
      <section
        ref={strip}
        aria-label={t("hero.slide", { number: formatCount(shown + 1, language), slides: formatCount(count, language) })}
        className={`swiper ${styles.strip}`}
        onPointerDown={() => void enhance()}
        onFocus={() => void enhance()}
      >
        <ul className={`swiper-wrapper ${styles.row}`}>
          {slides.map(({ name, picture, action, second }, index) => {
            const Title = index === 0 && level === 1 ? "h1" : "h2";
            return (
              <li key={name} className={`swiper-slide ${styles.slide}`}>
                <div className={styles.words} data-moves-in>
                  <Title className={styles.title}>{t(`hero.${name}.title`)}</Title>
                  <p className={styles.text}>{textOf(name)}</p>
                  <div className={styles.actions}>
                    <ButtonLink href={action} {...inShop(action)} variant="onHero" size="lg">
                      {t(`hero.${name}.action`)}
                    </ButtonLink>
                    <ButtonLink href={second} {...inShop(second)} variant="glass" size="lg">
                      {t(`hero.${name}.second`)}
                    </ButtonLink>
                  </div>
                </div>
                <div className={styles.picture} data-moves-in>
                  <Picture picture={pictures[picture]} alt="" sizes={SIZES} priority={index === 0} />
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <div className={styles.controls}>
        <button type="button" onClick={() => show((shown + count - 1) % count)} aria-label={t("hero.previous")}>
          <Icon name="caretLeft" />
        </button>
        <span className={styles.dots} aria-hidden="true">
          {slides.map(({ name }, index) => (
            <i key={name} data-shown={index === shown} />
          ))}
        </span>
        <button type="button" onClick={() => show((shown + 1) % count)} aria-label={t("hero.next")}>
          <Icon name="caretRight" />
        </button>
        <button type="button" onClick={() => void togglePlay()} aria-label={playing ? t("hero.pause") : t("hero.play")}>
          <Icon name={playing ? "pause" : "play"} />
        </button>
      </div>
    </section>
  );
}
