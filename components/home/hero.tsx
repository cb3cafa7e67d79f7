import { useRef, useState } from "react";
import styles from "@/components/home/hero.module.css";
import { HeroSlide, type HeroSlideData, slides } from "@/components/home/hero-slide";
import { Icon } from "@/components/ui/values/icon";
import { useSwiper } from "@/hooks/ui/use-swiper";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomePictures } from "@/services/content/landing-pictures.server";
import { formatMoney } from "@/utils/money/money";

interface HeroProps {
  pictures: Pick<HomePictures, HeroSlideData["picture"]>;
  /** The lowest price of a 5G phone, in poisha; null when there is none. */
  fiveGFromPoisha: number | null;
  /** Heading level of the first slide's title: 1, unless the page has another main heading. */
  level?: 1 | 2;
}

/**
 * The slides at the top of the home page: a strip with scroll snap, which needs no script. They move only after a click
 * on "play". Swiper and the animation of a slide's text and picture are loaded at the first touch.
 */
export function Hero({ pictures, fiveGFromPoisha, level = 1 }: HeroProps) {
  const { t, language } = useTexts("home");
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** True after the first interaction. Only then are the pictures of the other slides loaded. */
  const [isUsed, setUsed] = useState(false);
  const { enhance, show } = useSwiper(strip, setShown);
  const count = slides.length;
  const textOf = (name: HeroSlideData["name"]) =>
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
        aria-label={t("hero.slide", { number: shown + 1, slides: count })}
        className={`swiper ${styles.strip}`}
        onPointerDown={() => void enhance()}
        onFocus={() => void enhance()}
      >
        <ul className={`swiper-wrapper ${styles.row}`}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.name}
              slide={slide}
              text={textOf(slide.name)}
              picture={pictures[slide.picture]}
              isFirst={index === 0}
              level={index === 0 ? level : 2}
            />
          ))}
        </ul>
      </section>
      <HeroControls shown={shown} playing={playing} onShow={show} onPlay={() => void togglePlay()} />
    </section>
  );
}

interface HeroControlsProps {
  shown: number;
  playing: boolean;
  onShow: (index: number) => void;
  onPlay: () => void;
}

/** The buttons below the slides, which also show the current slide. */
function HeroControls({ shown, playing, onShow, onPlay }: HeroControlsProps) {
  const { t } = useTexts("home");
  const count = slides.length;
  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => onShow((shown + count - 1) % count)} aria-label={t("hero.previous")}>
        <Icon name="caretLeft" />
      </button>
      <span className={styles.dots} aria-hidden="true">
        {slides.map(({ name }, index) => (
          <i key={name} data-shown={index === shown} />
        ))}
      </span>
      <button type="button" onClick={() => onShow((shown + 1) % count)} aria-label={t("hero.next")}>
        <Icon name="caretRight" />
      </button>
      <button type="button" onClick={onPlay} aria-label={playing ? t("hero.pause") : t("hero.play")}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </div>
  );
}
