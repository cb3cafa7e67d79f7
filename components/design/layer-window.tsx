import { Dialog, Drawer, Portal } from "@chakra-ui/react";
import styles from "@/components/design/design.module.css";
import { Button } from "@/components/ui/actions/button";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

export type LayerKind = "drawer" | "sheet" | "dialog";

interface LayerWindowProps {
  /** The open window; null if none is open. */
  kind: LayerKind | null;
  onClose: () => void;
}

/** A drawer from the side, a sheet from the bottom and a dialog in the middle. Each traps the focus until it closes. */
export function LayerWindow({ kind, onClose }: LayerWindowProps) {
  const { t } = useTexts("design");
  const closing = { onOpenChange: ({ open }: { open: boolean }) => !open && onClose() };
  const close = (
    <Button variant="ghost" size="icon" aria-label={t("layers.close")}>
      <Icon name="close" />
    </Button>
  );
  return (
    <ChakraScope>
      {(["drawer", "sheet"] as const).map((name) => (
        <Drawer.Root
          key={name}
          open={kind === name}
          placement={name === "drawer" ? "end" : "bottom"}
          lazyMount
          unmountOnExit
          {...closing}
        >
          <Portal>
            <Drawer.Backdrop />
            <Drawer.Positioner>
              <Drawer.Content>
                <Drawer.Header>
                  <Drawer.Title>{t("layers.drawerTitle")}</Drawer.Title>
                </Drawer.Header>
                <Drawer.Body className={styles.windowText}>
                  <p>{t("layers.drawerText")}</p>
                </Drawer.Body>
                <Drawer.CloseTrigger asChild>{close}</Drawer.CloseTrigger>
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      ))}
      <Dialog.Root open={kind === "dialog"} lazyMount unmountOnExit {...closing}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{t("layers.drawerTitle")}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className={styles.windowText}>
                <p>{t("layers.drawerText")}</p>
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>{close}</Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}
