import "leaflet/dist/leaflet.css";
import { useRef } from "react";
import styles from "@/components/stores/store-map.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { Button } from "@/components/ui/actions/button";
import { useStoreMap } from "@/hooks/stores/use-store-map";
import type { StoreFilter, StorePoint } from "@/services/stores/stores-service";
import type { MapTiles } from "@/utils/maps/map-tiles";
import { localePath, storePath } from "@/utils/paths/paths";

export interface StoreMapProps {
  filter: StoreFilter;
  position: { latitude: number; longitude: number } | null;
  /** The name of the position; empty for the visitor's own position. */
  place: string;
  tiles: MapTiles | null;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const CLASS_NAMES = {
  land: styles.land ?? "",
  country: styles.country ?? "",
  district: styles.district ?? "",
  division: styles.division ?? "",
  river: styles.river ?? "",
  town: styles.town ?? "",
  riverName: styles.riverName ?? "",
  areaName: styles.areaName ?? "",
  pin: styles.pin ?? "",
  group: styles.group ?? "",
  here: styles.here ?? "",
};

function lineOf(text: string, element = "p"): HTMLElement {
  const line = document.createElement(element);
  line.textContent = text;
  return line;
}

/** Makes the content of the info window over a centre. */
function useWindowOf(): (point: StorePoint) => HTMLElement {
  const { t, language, change } = useStoreLabels();
  return (point) => {
    const content = document.createElement("div");
    const link = document.createElement("a");
    link.href = localePath(storePath(point.id), language);
    link.textContent = t("map.page");
    const state = [t(point.isOpenNow ? "open" : "closed"), change(point)].filter((text) => text !== "").join(" · ");
    content.append(lineOf(point.name, "strong"), lineOf(state), lineOf(point.address), link);
    return content;
  };
}

/** The centres of a search on a map. Loaded on demand, with Leaflet; the list beside it is complete without it. */
export function StoreMap({ filter, position, place, tiles, chosen, onChoose }: StoreMapProps) {
  const { t, language } = useStoreLabels();
  const container = useRef<HTMLDivElement>(null);
  const windowOf = useWindowOf();
  const { state, retry } = useStoreMap(container, {
    filter,
    position,
    place: place || t("map.you"),
    tiles,
    chosen,
    language,
    classNames: CLASS_NAMES,
    labels: {
      zoomIn: t("map.zoomIn"),
      zoomOut: t("map.zoomOut"),
      source: t("map.source"),
      group: (count, name) => t("map.group", { number: count, name }),
    },
    windowOf,
    onChoose,
  });
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would want a heading of its own */}
      <div
        ref={container}
        role="region"
        aria-label={t("map.label")}
        aria-describedby="store-map-keys"
        className={styles.map}
        data-tiles={tiles !== null || undefined}
      />
      <p id="store-map-keys" hidden>
        {t("map.keys")}
      </p>
      {state !== "ready" && (
        <div role="status" className={styles.state}>
          {t(state === "loading" ? "map.loading" : "map.failed")}
          {state === "failed" && (
            <Button variant="outline" size="sm" onClick={retry}>
              {t("map.retry")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
