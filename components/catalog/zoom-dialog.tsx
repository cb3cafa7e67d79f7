import { Dialog, Portal } from "@chakra-ui/react";
import styles from "@/components/catalog/zoom-dialog.module.css";
import { Button } from "@/components/ui/button";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useTexts } from "@/hooks/use-texts";
import type { ShownPicture } from "@/utils/pictures";

interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  picture: ShownPicture | undefined;
}

/** One picture as large as the screen, in a window that keeps the focus and closes on Escape. */
export function ZoomDialog({ open, onClose, title, picture }: ZoomDialogProps) {
  const { t } = useTexts("shop");
  return (
    <ChakraScope>
      <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()} size="cover" lazyMount>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className={styles.body}>
                {picture && <Picture picture={picture} sizes="100vw" className={styles.picture} />}
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <Button variant="secondary" size="icon" aria-label={t("product.closeZoom")}>
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
