import goodsStyles from "@/components/ads-platform/ad-goods.module.css";
import styles from "@/components/ads-platform/ad-scene.module.css";
import scenes from "@/components/ads-platform/ad-scenes.module.css";

/** The texts in the drawn ad. */
export interface AdLabels {
  brand: string;
  line: string;
  /** The button of the ad. */
  action: string;
}

export const AD_TONES = ["blue", "green", "red", "purple"] as const;
export type AdTone = (typeof AD_TONES)[number];

interface AdSceneProps {
  /** Key of the format. A format without its own drawing is drawn as a banner. */
  format: string;
  surface: "phone" | "page";
  labels: AdLabels;
  tone?: AdTone;
  /** Address of a picture of the advertised product. */
  goods?: string | undefined;
  /** For a format that plays for some seconds. */
  phase?: "still" | "playing" | "done";
  seconds?: number;
}

const SCENES = new Set([
  ...["home-banner", "story", "native-card", "reward-video", "leaderboard", "rectangle", "sms", "rich-message"],
  ...["call-screen", "voice", "pre-roll", "sponsored"],
]);
/** The CSS classes of a part: its look, and its position in the format. */
const part = (name: string) => `${styles[name]} ${scenes[name] ?? ""}`.trimEnd();

const LINES = [1, 2, 3, 4, 5, 6] as const;
const BARS = [3, 7, 5, 9, 6, 10, 4, 8, 5, 7, 3, 6] as const;

/** An ad in its position on a phone or a page, drawn in CSS. All sizes are relative to the width of the drawing. */
export function AdScene({ format, surface, labels, tone = "blue", goods, phase = "still", seconds = 0 }: AdSceneProps) {
  return (
    <div className={styles.frame} data-surface={surface}>
      <div
        className={part("screen")}
        data-scene={SCENES.has(format) ? format : "home-banner"}
        data-phase={phase}
        style={{ "--seconds": `${seconds}s` }}
      >
        <i className={part("top")} />
        {LINES.map((line) => (
          <i key={line} className={part("line")} data-line={line} />
        ))}
        {format === "voice" && (
          <span className={part("wave")}>
            {BARS.map((height, place) => (
              // The bars of a drawing never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <i key={place} style={{ height: `${height * 10}%` }} />
            ))}
          </span>
        )}
        <div className={part("ad")} data-tone={tone}>
          <span className={part("art")} />
          {goods !== undefined && <img src={goods} alt="" loading="lazy" className={goodsStyles.goods} />}
          <strong>{labels.brand}</strong>
          <span className={part("words")}>{labels.line}</span>
          <span className={part("action")}>{labels.action}</span>
        </div>
        <i className={part("progress")} />
      </div>
    </div>
  );
}
