import dynamic from "next/dynamic";
import { useState } from "react";
import styles from "@/components/design/design.module.css";
import type { LayerKind } from "@/components/design/layer-window";
import { Specimen } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

const LayerWindow = dynamic(() => import("@/components/design/layer-window").then((loaded) => loaded.LayerWindow), {
  ssr: false,
});

/** Drawer, sheet and dialog. */
export function WindowSpecimen() {
  const { t } = useTexts("design");
  const [layer, setLayer] = useState<LayerKind | null>(null);
  const [wanted, setWanted] = useState(false);
  const open = (kind: LayerKind) => {
    setWanted(true);
    setLayer(kind);
  };
  return (
    <Specimen title={t("layers.drawer")}>
      <div className={styles.row}>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open("drawer")}>
          {t("layers.openDrawer")}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open("sheet")}>
          {t("layers.openSheet")}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open("dialog")}>
          {t("layers.openDialog")}
        </Button>
      </div>
      {wanted && <LayerWindow kind={layer} onClose={() => setLayer(null)} />}
    </Specimen>
  );
}
