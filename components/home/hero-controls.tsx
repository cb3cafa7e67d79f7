import styles from "@/components/home/hero.module.css";
import { slides } from "@/components/home/hero-slide";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

interface HeroControlsProps {
  shown: number;
  playing: boolean;
  onShow: (index: number) => void;
  onPlay: () => void;
}

/** The buttons below the slides, which also show the current slide. */
export function HeroControls({ shown, playing, onShow, onPlay }: HeroControlsProps) {
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
