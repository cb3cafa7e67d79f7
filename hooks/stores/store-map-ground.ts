import {
  type DivIconOptions,
  divIcon,
  type Map as LeafletMap,
  marker,
  type Polyline,
  polygon,
  polyline,
  tileLayer,
} from "leaflet";
import type { CountryMap } from "@/services/stores/country-map-service";
import type { Placed } from "@/utils/maps/map-groups";
import { placeLabels } from "@/utils/maps/map-labels";
import { roundLine, roundRing } from "@/utils/maps/map-lines";
import { attributionParts, type MapTiles } from "@/utils/maps/map-tiles";

export type MarkerPlace = Placed & { radius: number };

/** Class names of the base map's parts, from the component's style sheet. */
export type GroundClassNames = Readonly<
  Record<"land" | "country" | "district" | "division" | "river" | "town" | "riverName" | "areaName", string>
>;

interface GroundParts {
  ground: CountryMap;
  tiles: MapTiles | null;
  language: "en" | "bn";
  classNames: GroundClassNames;
  labels: { source: string };
}

/** A name on the ground. */
interface MapName {
  latitude: number;
  longitude: number;
  /** The zoom level from which the name is shown. */
  from: number;
  element: HTMLElement;
}

/** The maximum zoom of the map with tiles. */
export const MAX_TILE_ZOOM = 18;
/** From this zoom level on, the towns of all districts are named. */
const TOWNS_ZOOM = 8.5;
/** By the width class of a river, 1 to 3: the zoom level from which it is named, and its width in pixels at zoom 7. */
const RIVERS_ZOOM = [0, 9.5, 8.5, 6.75];
const RIVER_WIDTHS = [0, 0.8, 1.4, 4];
const WIDEST = 26;
/** Rivers become wider with the zoom, but less than the map does. */
const GROWTH = 0.8;
/** The positions of a river's names, as fractions of its course, by width class. */
const NAMED_AT: readonly (readonly number[])[] = [[], [0.5], [0.3, 0.7], [0.3, 0.7]];

export const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }): [number, number] => [
  latitude,
  longitude,
];
const turned = (line: readonly [number, number][]) => line.map(([x, y]): [number, number] => [y, x]);
/** How many times corners are rounded: the data has few positions, so the lines would otherwise have sharp corners. */
const ROUNDS = 3;
const RING_ROUNDS = 1;
const linesOf = (lines: readonly [number, number][][]) => lines.map((line) => turned(roundLine(line, ROUNDS)));

export const iconOf = (className: string, html: string | HTMLElement, size: number): DivIconOptions => ({
  className,
  html,
  iconSize: [size, size],
});

/**
 * Draws street tiles if they are configured, otherwise the country with its districts and rivers.
 * @returns the names of the drawn parts, the most important first, for `drawNames`; tiles contain their own names
 */
export function drawGround(map: LeafletMap, parts: GroundParts): MapName[] {
  const { ground, tiles, classNames, labels } = parts;
  if (tiles !== null) {
    tileLayer(tiles.url, { maxZoom: MAX_TILE_ZOOM, detectRetina: false }).addTo(map);
    const { text: attribution, href } = attributionParts(tiles);
    map.attributionControl.addAttribution(linkText(attribution, href));
    return [];
  }
  const shape = { stroke: false, fillOpacity: 1, interactive: false };
  const line = { fill: false, interactive: false };
  // Each ring is a separate shape: Leaflet would treat a second ring as a hole in the first.
  const rings = (lines: readonly [number, number][][]) => lines.map((ring) => [turned(roundRing(ring, RING_ROUNDS))]);
  polygon(rings(ground.land), { ...shape, className: classNames.land }).addTo(map);
  polygon(rings(ground.country), { ...shape, stroke: true, weight: 1.5, className: classNames.country }).addTo(map);
  polyline(linesOf(ground.districts), { ...line, weight: 1, className: classNames.district }).addTo(map);
  polyline(linesOf(ground.divisions), { ...line, weight: 1.5, className: classNames.division }).addTo(map);
  drawRivers(map, parts);
  map.attributionControl.addAttribution(linkText(labels.source, null));
  return groundNames(map, parts);
}

function drawRivers(map: LeafletMap, { ground, classNames }: GroundParts): void {
  const rivers = ground.rivers.map(({ size, course }): [number, Polyline] => {
    const drawn = polyline(linesOf([course]), { fill: false, interactive: false, className: classNames.river });
    return [RIVER_WIDTHS[size] ?? 1, drawn.addTo(map)];
  });
  const widen = () => {
    const scale = 2 ** ((map.getZoom() - 7) * GROWTH);
    for (const [width, drawn] of rivers) drawn.setStyle({ weight: Math.min(width * scale, WIDEST) });
  };
  map.on("zoomend", widen);
  // The map's first view is set later, and this does not count as a zoom change.
  map.whenReady(widen);
}

function groundNames(map: LeafletMap, { ground, language, classNames }: GroundParts): MapName[] {
  const named = (
    text: string,
    className: string,
    at: { latitude: number; longitude: number },
    from: number,
  ): MapName => {
    const element = document.createElement("span");
    element.textContent = text;
    const layer = marker(placeOf(at), {
      icon: divIcon(iconOf(className, element, 0)),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map);
    layer.getElement()?.setAttribute("aria-hidden", "true");
    return { ...at, from, element };
  };
  const towns = ground.towns.map((town) => ({
    rank: town.division ? 0 : 3,
    name: named(town[language], classNames.town, town, town.division ? 0 : TOWNS_ZOOM),
  }));
  const areas = ground.areas.map((area) => ({ rank: 1, name: named(area[language], classNames.areaName, area, 0) }));
  const rivers = ground.rivers.flatMap((river) =>
    (NAMED_AT[river.size] ?? []).flatMap((part) => {
      const [longitude, latitude] = river.course[Math.floor((river.course.length - 1) * part)] ?? [];
      if (longitude === undefined || latitude === undefined) return [];
      const from = RIVERS_ZOOM[river.size] ?? 0;
      return {
        rank: 5 - river.size,
        name: named(river[language], classNames.riverName, { latitude, longitude }, from),
      };
    }),
  );
  return [...towns, ...areas, ...rivers].sort((one, other) => one.rank - other.rank).map(({ name }) => name);
}

/** Shows the names for the current zoom level if there is room between the markers. */
export function drawNames(map: LeafletMap, names: readonly MapName[], marks: readonly MarkerPlace[]): void {
  const zoom = map.getZoom();
  const view = map.getPixelBounds();
  const { x: left, y: top } = view.getTopLeft();
  const { x: right, y: bottom } = view.getBottomRight();
  const visible = names.filter(({ from }) => zoom >= from);
  const places = placeLabels(
    visible.map(({ element, ...name }) => ({
      ...map.project(placeOf(name), zoom),
      width: element.offsetWidth,
      height: element.offsetHeight,
    })),
    marks,
    { left, top, right, bottom },
  );
  for (const { element } of names) {
    element.style.visibility = "hidden";
    element.parentElement?.removeAttribute("data-named");
  }
  for (const [index, place] of places.entries()) {
    const element = visible[index]?.element;
    if (element === undefined || place === null) continue;
    // The name's dot on the map is shown together with it.
    if (element.parentElement !== null) element.parentElement.dataset.named = "";
    Object.assign(element.style, { visibility: "visible", left: `${place.left}px`, top: `${place.top}px` });
  }
}

/** As HTML, because Leaflet's attribution line expects HTML. */
function linkText(text: string, href: string | null): string {
  const element = document.createElement(href === null ? "span" : "a");
  element.textContent = text;
  if (href !== null) {
    element.setAttribute("href", href);
    element.setAttribute("rel", "noopener noreferrer");
    // Not a new tab, which a partner's web view may ignore; and out of a frame, which the other site may refuse.
    element.setAttribute("target", "_top");
  }
  return element.outerHTML;
}
