import { Dialog, Portal } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { ENLARGED, useZoomStage, type ZoomStageState } from "@/components/catalog/gallery/use-zoom-stage";
import styles from "@/components/catalog/gallery/zoom-dialog.module.css";
import { Button } from "@/components/ui/actions/button";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useShopTexts } from "@/hooks/catalog/use-shop-texts";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownPicture } from "@/utils/pictures/pictures";

interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  pictures: readonly ShownPicture[];
  /** Index of the first picture to show. */
  start: number;
}

/**
 * The pictures at full screen size, one at a time. Swipes, arrow keys and buttons change the picture; a click enlarges
 * it.
 */
export function ZoomDialog({ open, onClose, title, pictures, start }: ZoomDialogProps) {
  const { t } = useShopTexts();
  const [shown, setShown] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setShown(start);
    setLarge(false);
  }
  const count = pictures.length;
  const picture = pictures[shown];
  const step = (by: number) => {
    setShown((before) => (before + by + count) % count);
    setLarge(false);
  };
  const turn = (event: KeyboardEvent) => {
    // The same keys scroll an enlarged picture.
    if (isLarge || count < 2 || !(event.key === "ArrowLeft" || event.key === "ArrowRight")) return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <ChakraScope>
      <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()} size="cover" lazyMount>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content onKeyDown={turn}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className={styles.body}>
                {picture && (
                  <ZoomStage
                    key={picture.src}
                    picture={picture}
                    label={t("zoom.stage", { title })}
                    isLarge={isLarge}
                    onLarge={setLarge}
                    onSwipe={count > 1 ? step : undefined}
                  />
                )}
                <ZoomBar shown={shown} count={count} isLarge={isLarge} onStep={step} onLarge={setLarge} />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <Button variant="secondary" size="icon" aria-label={t("zoom.close")}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}

/** The dialog with its texts. */
export function loadZoomDialog(): Promise<typeof ZoomDialog> {
  return withShopTexts(ZoomDialog);
}

interface ZoomBarProps {
  shown: number;
  count: number;
  isLarge: boolean;
  onStep: (by: number) => void;
  onLarge: (isLarge: boolean) => void;
}

/** The buttons below an enlarged picture, and its position among all pictures. */
function ZoomBar({ shown, count, isLarge, onStep, onLarge }: ZoomBarProps) {
  const { t } = useTexts("shop-parts");
  return (
    <div className={styles.bar}>
      {count > 1 && (
        <Button variant="secondary" size="icon" aria-label={t("zoom.previous")} onClick={() => onStep(-1)}>
          <Icon name="caretLeft" />
        </Button>
      )}
      <p role="status">{t("zoom.count", { number: shown + 1, count })}</p>
      {count > 1 && (
        <Button variant="secondary" size="icon" aria-label={t("zoom.next")} onClick={() => onStep(1)}>
          <Icon name="caretRight" />
        </Button>
      )}
      <Button variant="secondary" aria-pressed={isLarge} onClick={() => onLarge(!isLarge)}>
        <Icon name="zoom" />
        {t("zoom.enlarge")}
      </Button>
    </div>
  );
}

/**
 * A picture that fits its box, or is enlarged two and a half times in a box that scrolls: by finger, wheel, arrow keys,
 * or by dragging with a mouse. A click enlarges the picture at the clicked point.
 */
function ZoomStage({ picture, label, ...state }: ZoomStageState & { picture: ShownPicture; label: string }) {
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
