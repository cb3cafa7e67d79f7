import { Dialog, Portal } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { ZoomBar } from "@/components/catalog/gallery/zoom-bar";
import styles from "@/components/catalog/gallery/zoom-dialog.module.css";
import { ZoomStage } from "@/components/catalog/gallery/zoom-stage";
import { Button } from "@/components/ui/actions/button";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/values/icon";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
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
  const { t } = useTexts("shop-parts");
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
