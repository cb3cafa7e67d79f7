import styles from "@/components/home/hero.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import { isEnglishOnly, paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** On phones 13rem high, so at most 17.3rem wide. With a little less, 480 pixels are enough for a density of 1.75. */
const SIZES = "(min-width: 80em) 36rem, (min-width: 48em) 46vw, min(80vw, 17.1rem)";
/** The slides in their order, each with two links. */
export const slides = [
  { name: "fiveG", picture: "fiveG", action: `${paths.phones}?five_g=1`, second: paths.fiveG },
  { name: "esim", picture: "esim", action: paths.sim, second: paths.esimMigration },
  { name: "wifi", picture: "routers", action: paths.routers, second: paths.iotProducts },
] as const;

/** A link to a page that exists only in English gets no language prefix. */
const inShop = (href: string) => (isEnglishOnly(href) ? ({ locale: false } as const) : {});

export type HeroSlideData = (typeof slides)[number];

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
export function HeroSlide({ slide: { name, action, second }, text, picture, isFirst, level }: HeroSlideProps) {
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
