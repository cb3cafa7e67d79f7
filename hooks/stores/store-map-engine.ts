import {
  control,
  divIcon,
  type LatLng,
  type LatLngBoundsLiteral,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map as leafletMap,
  type Marker,
  marker,
  popup,
} from "leaflet";
import {
  drawGround,
  drawNames,
  type GroundClassNames,
  iconOf,
  MAX_TILE_ZOOM,
  type MarkerPlace,
  placeOf,
} from "@/hooks/stores/store-map-ground";
import type { CountryMap } from "@/services/stores/country-map-service";
import type { StorePoint } from "@/services/stores/stores-service";
import { COUNTRY_FRAME } from "@/utils/maps/country-map";
import { groupPlaces } from "@/utils/maps/map-groups";
import type { MapTiles } from "@/utils/maps/map-tiles";

/** Class names of the drawn parts, from the component's style sheet. */
type MapClassNames = GroundClassNames & Readonly<Record<"pin" | "group" | "here", string>>;

interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  source: string;
  group: (count: number, name: string) => string;
}

export interface MapParts {
  ground: CountryMap;
  tiles: MapTiles | null;
  language: "en" | "bn";
  classNames: MapClassNames;
  labels: MapLabels;
  /** The content of the popup for a centre. */
  windowOf: (point: StorePoint) => HTMLElement;
  onChoose: (id: string | null) => void;
}

/** The data that the map shows: the centres that match, and the position that distances are measured from. */
interface MapView {
  points: readonly StorePoint[];
  position: { latitude: number; longitude: number } | null;
  /** The name of that position. */
  place: string;
}

export type StoreMapEngine = ReturnType<typeof drawStoreMap>;

const { west, east, south, north } = COUNTRY_FRAME;
const COUNTRY: LatLngBoundsLiteral = [
  [south, west],
  [north, east],
];
/** The maximum zoom for automatic moves: as long as the outline is useful, or until streets appear. */
const NEAR_OUTLINE = 9.5;
const NEAR_TILES = 13;
/** The maximum zoom without tiles: beyond it, the outline shows no more details. */
const MAX_OUTLINE_ZOOM = 13;
/** Buttons nearer to each other than this are grouped, in pixels: a button is 44 wide. */
const GROUP_RADIUS = 36;
/** The visible radius of a marker, in pixels. */
const PIN = 12;
const GROUP = 16;
/** The distance from the edge of the map at which a focused button is shown, in pixels. */
const PAN_EDGE = 48;
const NEAREST_SHOWN = 3;

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An empty map of the country with its buttons. The wheel scrolls the page until the visitor has used the map. */
function createMap(container: HTMLElement, { tiles, labels }: MapParts): LeafletMap {
  const isAnimated = !prefersReducedMotion();
  const map = leafletMap(container, {
    zoomControl: false,
    zoomSnap: 0.25,
    maxZoom: tiles === null ? MAX_OUTLINE_ZOOM : MAX_TILE_ZOOM,
    scrollWheelZoom: false,
    maxBoundsViscosity: 0.8,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  });
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur mouseout", () => map.scrollWheelZoom.disable());
  return map;
}

/** Shows the whole country, and does not let the visitor move far away from it. */
function boundMap(map: LeafletMap): void {
  map.fitBounds(COUNTRY, { animate: false });
  map.setMinZoom(Math.floor(map.getZoom() * 4) / 4 - 0.5);
  map.setMaxBounds(latLngBounds(COUNTRY).pad(0.4));
}

function buttonOf(name: string, className: string, text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.setAttribute("aria-label", name);
  button.addEventListener("click", (event) => {
    // Otherwise the map would see a click outside the popup that has just opened.
    event.stopPropagation();
    press();
  });
  return button;
}

/** A marker that is a button. Tab also reaches a button outside of the visible part of the map, which then moves. */
function markerWith(button: HTMLButtonElement, place: LatLng, map: LeafletMap): Marker {
  button.addEventListener("focus", () => {
    if (button.matches(":focus-visible")) map.panInside(place, { padding: [PAN_EDGE, PAN_EDGE], animate: false });
  });
  return marker(place, { icon: divIcon(iconOf("", button, 44)), keyboard: false, bubblingMouseEvents: false });
}

/** The popup for a centre. */
function createWindow(map: LeafletMap, { windowOf, onChoose }: MapParts) {
  let opened: string | null = null;
  const bubble = popup({
    closeButton: false,
    offset: [0, -16],
    maxWidth: 288,
    minWidth: 200,
    autoPanPadding: [16, 16],
  });
  map.on("popupclose", () => {
    opened = null;
    onChoose(null);
  });
  return {
    /** The id of the centre whose popup is open. */
    opened: () => opened,
    /** @param focus moves the focus into the popup */
    open(point: StorePoint, focus: boolean): void {
      opened = point.id;
      bubble.setLatLng(placeOf(point)).setContent(windowOf(point)).openOn(map);
      if (focus) bubble.getElement()?.querySelector("a")?.focus({ preventScroll: true });
      onChoose(point.id);
    },
  };
}

/** The buttons of the centres. Buttons that would overlap are shown as one, which zooms in when clicked. */
function createMarkers(
  map: LeafletMap,
  { classNames, labels, language }: MapParts,
  { names, open }: { names: ReturnType<typeof drawGround>; open: (point: StorePoint) => void },
) {
  const container = map.getContainer();
  const layer = layerGroup().addTo(map);
  let points: readonly StorePoint[] = [];
  let drawn: MarkerPlace[] = [];
  /** The centres of which one gets the focus when the markers are drawn again. */
  let expected: readonly string[] = [];

  const idsOf = (element: Element | null): readonly string[] =>
    element instanceof HTMLElement && container.contains(element) ? (element.dataset.stores?.split(" ") ?? []) : [];
  const markerOf = (id: string) => container.querySelector<HTMLElement>(`button[data-stores~="${CSS.escape(id)}"]`);
  const comeNearer = (group: readonly StorePoint[]) => {
    expected = group.map(({ id }) => id);
    const bounds = latLngBounds(group.map(placeOf));
    const closer = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
    map.setView(bounds.getCenter(), Math.max(closer, map.getZoom() + 1), { animate: !prefersReducedMotion() });
  };
  const buttonFor = (first: StorePoint, group: readonly StorePoint[]) => {
    const { length } = group;
    if (length === 1) return buttonOf(first.name, classNames.pin, "", () => open(first));
    return buttonOf(labels.group(length, first.name), classNames.group, countOf(length, language), () =>
      comeNearer(group),
    );
  };
  const draw = () => {
    const zoom = map.getZoom();
    drawn = [];
    const placed = points.map((point) => ({ point, ...map.project(placeOf(point), zoom) }));
    // The markers are drawn again: the one that has the focus must not lose it.
    const focused = idsOf(document.activeElement);
    layer.clearLayers();
    for (const { items, x, y } of groupPlaces(placed, zoom >= map.getMaxZoom() ? 0 : GROUP_RADIUS)) {
      const group = items.map(({ point }) => point);
      const [first] = group;
      if (first === undefined) continue;
      drawn.push({ x, y, radius: group.length === 1 ? PIN : GROUP });
      const button = buttonFor(first, group);
      button.dataset.stores = group.map(({ id }) => id).join(" ");
      layer.addLayer(markerWith(button, map.unproject([x, y], zoom), map));
    }
    drawNames(map, names, drawn);
    const next = (expected.length > 0 ? expected : focused).map(markerOf).find((found) => found !== null);
    expected = [];
    next?.focus({ preventScroll: true });
  };
  // After a move, the edge of the map is somewhere else.
  map.on("zoomend", draw).on("moveend", () => drawNames(map, names, drawn));
  return {
    show(next: readonly StorePoint[]): void {
      points = next;
      draw();
    },
    find: (id: string) => points.find((point) => point.id === id),
    focus: (id: string) => markerOf(id)?.focus({ preventScroll: true }),
  };
}

/**
 * Draws the map into an element: our own coasts, country and towns, street tiles over them if they are configured,
 * and a button for each centre or group of centres, so that the keyboard reaches them. Only imported when a map is
 * opened: Leaflet is not part of a first view (docs/stores-and-map.md).
 */
export function drawStoreMap(container: HTMLElement, parts: MapParts) {
  const nearZoom = parts.tiles === null ? NEAR_OUTLINE : NEAR_TILES;
  const map = createMap(container, parts);
  const names = drawGround(map, parts);
  boundMap(map);
  const storeWindow = createWindow(map, parts);
  const markers = createMarkers(map, parts, { names, open: (point) => storeWindow.open(point, true) });
  const here = layerGroup().addTo(map);
  container.addEventListener("keydown", ({ key }) => {
    const left = storeWindow.opened();
    if (key !== "Escape" || left === null) return;
    map.closePopup();
    markers.focus(left);
  });

  return {
    show({ points, position, place }: MapView) {
      map.closePopup();
      markers.show(points);
      here.clearLayers();
      if (position !== null) here.addLayer(positionMarker(place, position, parts.classNames.here));
      const nearest = position === null ? points : nearestTo(points, position);
      if (nearest.length === 0) return void map.fitBounds(COUNTRY, { animate: false });
      const shown = [...nearest.map(placeOf), ...(position === null ? [] : [placeOf(position)])];
      map.fitBounds(latLngBounds(shown), { padding: [36, 36], maxZoom: nearZoom, animate: false });
    },
    /** Moves to a centre and opens its popup. @param focus moves the focus into the popup */
    choose(id: string, focus: boolean) {
      const point = markers.find(id);
      if (id === storeWindow.opened() || point === undefined) return;
      // Without animation: a popup that opens during the movement would move too.
      map.setView(placeOf(point), Math.max(map.getZoom(), nearZoom), { animate: false });
      storeWindow.open(point, focus);
    },
    close: () => void map.closePopup(),
    remove: () => void map.remove(),
  };
}

/** The position that distances are measured from, with its name. */
function positionMarker(place: string, position: { latitude: number; longitude: number }, className: string) {
  const name = document.createElement("span");
  name.textContent = place;
  return marker(placeOf(position), { icon: divIcon(iconOf(className, name, 20)), interactive: false, keyboard: false });
}

const countOf = (count: number, language: "en" | "bn") => count.toLocaleString(language === "bn" ? "bn-BD" : "en");

/** Sorted by distance on a flat map. This is exact enough to choose which centres become visible first. */
function nearestTo(points: readonly StorePoint[], from: { latitude: number; longitude: number }): StorePoint[] {
  const distance = ({ latitude, longitude }: StorePoint) =>
    Math.hypot(latitude - from.latitude, (longitude - from.longitude) * 0.92);
  return [...points].sort((one, other) => distance(one) - distance(other)).slice(0, NEAREST_SHOWN);
}
