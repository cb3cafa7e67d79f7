import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "@/components/stores/map-panel.module.css";
import type { StoreMapProps } from "@/components/stores/store-map";
import { Button } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";

interface MapPanelProps extends StoreMapProps {
  /** Called when the map opens or closes. */
  onOpen: (isOpen: boolean) => void;
}

const loadMap = () => import("@/components/stores/store-map").then((part) => part.StoreMap);
/** The screen width from which the map is beside the list, as in store-finder.module.css. */
const WIDE = "(min-width: 64.0625em)";

interface Connection {
  saveData?: boolean;
}

/** A browser in data-saving mode loads the map only after a click. */
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/**
 * Keeps the focus in the panel when a click opens or closes the map, because the clicked button is then gone. A map that
 * opens without a click does not take the focus.
 * @returns to be called by every click
 */
function useClickFocus(panel: RefObject<HTMLElement | null>, isShown: boolean): () => void {
  const wasClicked = useRef(false);
  useEffect(() => {
    const target = isShown ? panel.current : panel.current?.querySelector("button");
    if (wasClicked.current) target?.focus({ preventScroll: true });
    wasClicked.current = false;
  }, [panel, isShown]);
  return () => {
    wasClicked.current = true;
  };
}

/**
 * The container of the map. The map's script and the centres are loaded by a click on the button. On a wide screen,
 * where the container is beside the list, they are loaded when it becomes visible.
 */
export function MapPanel({ onOpen, ...map }: MapPanelProps) {
  const { t } = useTexts("stores");
  const { part: StoreMap, loadPart } = useLazyPart(loadMap);
  const [state, setState] = useState<MapState>("closed");
  const place = useRef<HTMLDivElement>(null);
  const isShown = state === "open" && StoreMap !== null;
  const noteClick = useClickFocus(place, isShown);

  const open = async () => {
    setState("open");
    const isLoaded = await loadPart();
    setState(isLoaded ? "open" : "failed");
    onOpen(isLoaded);
  };
  const close = () => {
    noteClick();
    setState("closed");
    onOpen(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is shown
  useEffect(() => {
    const element = place.current;
    if (element === null || !window.matchMedia(WIDE).matches || savesData()) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      void open();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={place} tabIndex={-1} className={styles.panel} data-open={isShown || undefined}>
      <div className={styles.place}>
        {isShown ? (
          <StoreMap {...map} />
        ) : (
          <MapPoster
            state={state}
            onShow={() => {
              noteClick();
              void open();
            }}
          />
        )}
      </div>
      {isShown && (
        <Button variant="outline" className={styles.hide ?? ""} onClick={close}>
          {t("map.hide")}
        </Button>
      )}
    </div>
  );
}

type MapState = "closed" | "open" | "failed";

/** Shown in place of the map: the button that loads it. */
function MapPoster({ state, onShow }: { state: MapState; onShow: () => void }) {
  const { t } = useTexts("stores");
  return (
    <div className={styles.poster}>
      <p role="status">{t(state === "failed" ? "map.failed" : state === "open" ? "map.loading" : "map.text")}</p>
      <Button aria-busy={state === "open"} onClick={onShow}>
        <Icon name="mapPin" />
        {t("map.show")}
      </Button>
    </div>
  );
}
