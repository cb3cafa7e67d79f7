import { ENLARGED, useZoomStage, type ZoomStageState } from "@/components/catalog/gallery/use-zoom-stage";
import styles from "@/components/catalog/gallery/zoom-dialog.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

interface ZoomStageProps extends ZoomStageState {
  picture: ShownPicture;
  label: string;
}

/**
 * A picture that fits its box, or is enlarged two and a half times in a box that scrolls: by finger, wheel, arrow keys,
 * or by dragging with a mouse. A click enlarges the picture at the clicked point.
 */
export function ZoomStage({ picture, label, ...state }: ZoomStageProps) {
  const { isLarge } = state;
  const { box, begin, move, end, toggle } = useZoomStage(state);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard
    <section
      ref={box}
      aria-label={label}
      className={styles.stage}
      data-large={isLarge || undefined}
      style={{ "--tint": picture.tint, "--zoom": isLarge ? ENLARGED : 1 }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onClick={toggle}
    >
      <div className={styles.canvas}>
        <Picture picture={picture} sizes={isLarge ? "250vw" : "100vw"} className={styles.picture} />
      </div>
    </section>
  );
}
