import dynamic from "next/dynamic";
import { useState } from "react";
import styles from "@/components/design/design.module.css";
import type { LayerKind } from "@/components/design/layer-window";
import { Group, Specimen } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { Tabs } from "@/components/ui/actions/tabs";
import { Accordion } from "@/components/ui/lists/accordion";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";

const LayerWindow = dynamic(() => import("@/components/design/layer-window").then((loaded) => loaded.LayerWindow), {
  ssr: false,
});

/** Drawer, sheet and dialog. */
function WindowSpecimen() {
  const { t } = useTexts("design");
  const [layer, setLayer] = useState<LayerKind | null>(null);
  const [isMounted, setMounted] = useState(false);
  const open = (kind: LayerKind) => {
    setMounted(true);
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
      {isMounted && <LayerWindow kind={layer} onClose={() => setLayer(null)} />}
    </Specimen>
  );
}

const kinds = ["prepaid", "postpaid", "business"] as const;

/** Tabs, accordion, toast and windows. */
export function LayerGroup() {
  const { t } = useTexts("design");
  return (
    <Group id="layers" title={t("groups.layers")}>
      <Specimen title={t("layers.tabs")}>
        <Tabs
          label={t("layers.plans")}
          tabs={kinds.map((id) => ({ id, label: t(`layers.${id}`), panel: <p>{t(`layers.${id}Text`)}</p> }))}
        />
      </Specimen>
      <Specimen title={t("layers.accordion")}>
        <Accordion
          group="design-questions"
          open={t("layers.question1")}
          items={([1, 2, 3] as const).map((number) => ({
            title: t(`layers.question${number}`),
            content: t(`layers.answer${number}`),
          }))}
        />
      </Specimen>
      <Specimen title={t("layers.toast")}>
        <div className={styles.row}>
          <Button variant="outline" onClick={() => showToast({ kind: "success", message: t("layers.toastGoodText") })}>
            {t("layers.toastGood")}
          </Button>
          <Button variant="outline" onClick={() => showToast({ kind: "failure", message: t("layers.toastBadText") })}>
            {t("layers.toastBad")}
          </Button>
        </div>
      </Specimen>
      <WindowSpecimen />
    </Group>
  );
}
