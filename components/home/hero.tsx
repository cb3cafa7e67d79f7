import { useRef, useState } from "react";
import styles from "@/components/home/hero.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Icon, Outline } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useSwiper } from "@/hooks/ui/use-swiper";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomePictures } from "@/services/content/landing-pictures.server";
import { formatMoney } from "@/utils/money/money";
import { isEnglishOnly, paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

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
        className="swiper"
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

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only these controls draw. */
const outlines = {
  play: "M232 114 88 26a16 16 0 0 0-16 0 16 16 0 0 0-8 14v176a16 16 0 0 0 16 16l8-2 144-88a16 16 0 0 0 0-27M80 216V40l144 88Z",
  pause:
    "M200 32h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m0 176h-40V48h40ZM96 32H56a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m0 176H56V48h40Z",
};

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
        <Outline path={playing ? outlines.pause : outlines.play} />
      </button>
    </div>
  );
}

/** On phones 13rem high, so at most 17.3rem wide. With a little less, 480 pixels are enough for a density of 1.75. */
const SIZES = "(min-width: 80em) 36rem, (min-width: 48em) 46vw, min(80vw, 17.1rem)";
/** The slides in their order, each with two links. */
const slides = [
  { name: "fiveG", picture: "fiveG", action: `${paths.phones}?five_g=1`, second: paths.fiveG },
  { name: "esim", picture: "esim", action: paths.sim, second: paths.esimMigration },
  { name: "wifi", picture: "routers", action: paths.routers, second: paths.iotProducts },
] as const;

/** A link to a page that exists only in English gets no language prefix. */
const inShop = (href: string) => (isEnglishOnly(href) ? ({ locale: false } as const) : {});

type HeroSlideData = (typeof slides)[number];

interface HeroSlideProps {
  slide: HeroSlideData;
  text: string;
  picture: ShownPicture;
  /** The first slide: its picture is loaded with the page. */
  isFirst: boolean;
  /** Level of its title. */
  level: 1 | 2;
}

/** One slide: its text, its two links and its picture. */
function HeroSlide({ slide: { name, action, second }, text, picture, isFirst, level }: HeroSlideProps) {
  const { t } = useTexts("home");
  const Title = level === 1 ? "h1" : "h2";
  return (
    <li className={`swiper-slide ${styles.slide}`}>
      <div className={styles.words} data-moves-in>
        <Title className={styles.title}>{t(`hero.${name}.title`)}</Title>
        <p className={styles.text}>{text}</p>
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
        <Picture picture={picture} alt="" sizes={SIZES} priority={isFirst} />
      </div>
    </li>
  );
}
