import {
  control,
  divIcon,
  type LatLngBoundsLiteral,
  type LatLngExpression,
  latLngBounds,
  layerGroup,
  map as leafletMap,
  marker,
  popup,
} from "leaflet";
import {
  drawGround,
  drawNames,
  type GroundLook,
  iconOf,
  type MarkerPlace,
  placeOf,
} from "@/hooks/stores/store-map-ground";
import type { CountryMap } from "@/services/stores/country-map-service";
import type { StorePoint } from "@/services/stores/stores-service";
import { COUNTRY_FRAME } from "@/utils/maps/country-map";
import { groupPlaces } from "@/utils/maps/map-groups";
import type { MapTiles } from "@/utils/maps/map-tiles";

/** Class names of the drawn parts, from the component's style sheet. */
export type MapLook = GroundLook & Readonly<Record<"pin" | "group" | "here", string>>;

export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  source: string;
  group: (count: number, name: string) => string;
}

export interface MapParts {
  ground: CountryMap;
  tiles: MapTiles | null;
  language: "en" | "bn";
  look: MapLook;
  labels: MapLabels;
  /** The content of the window over a centre. */
  windowOf: (point: StorePoint) => HTMLElement;
  onChoose: (id: string | null) => void;
}

/** What the map shows: the centres that fit, and where the nearest are counted from. */
export interface MapView {
  points: readonly StorePoint[];
  position: { latitude: number; longitude: number } | null;
  /** What that position is called. */
  place: string;
}

export interface StoreMapEngine {
  show(view: MapView): void;
  /** Goes to a centre and opens its window. @param focus moves the focus into the window */
  choose(id: string, focus: boolean): void;
  close(): void;
  remove(): void;
}

const { west, east, south, north } = COUNTRY_FRAME;
const COUNTRY: LatLngBoundsLiteral = [
  [south, west],
  [north, east],
];
/** How near the map zooms by itself: while the outline is still useful, or until streets appear. */
const NEAR_OUTLINE = 9.5;
const NEAR_TILES = 13;
/** Beyond this the outline shows nothing more; tiles do. */
const OUTLINE_ZOOM = 13;
const TILE_ZOOM = 18;
/** Pixels: a mark is 44 wide. */
const REACH = 36;
/** What is seen of a mark, from its middle. */
const PIN = 12;
const GROUP = 16;
const NEAREST_SHOWN = 3;

/**
 * Draws the map into an element: shores, country and towns of our own, street tiles over them where they are configured,
 * and a button for each centre or group of centres, so that the keyboard reaches them. Only ever imported when a map is
 * opened: Leaflet is no part of a first view (docs/stores-and-map.md).
 */
export function drawStoreMap(container: HTMLElement, parts: MapParts): StoreMapEngine {
  const nearZoom = parts.tiles === null ? NEAR_OUTLINE : NEAR_TILES;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leafletMap(container, {
    zoomControl: false,
    zoomSnap: 0.25,
    maxZoom: parts.tiles === null ? OUTLINE_ZOOM : TILE_ZOOM,
    // The wheel scrolls the page until the map has been touched.
    scrollWheelZoom: false,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  });
  map.attributionControl.setPrefix(false);
  const names = drawGround(map, parts, TILE_ZOOM);
  map.fitBounds(COUNTRY, { animate: false });
  map.setMinZoom(Math.floor(map.getZoom() * 4) / 4 - 0.5);
  map.setMaxBounds(latLngBounds(COUNTRY).pad(0.4));
  control.zoom({ zoomInTitle: parts.labels.zoomIn, zoomOutTitle: parts.labels.zoomOut }).addTo(map);
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur mouseout", () => map.scrollWheelZoom.disable());

  const marks = layerGroup().addTo(map);
  const here = layerGroup().addTo(map);
  const bubble = popup({
    closeButton: false,
    offset: [0, -16],
    maxWidth: 288,
    minWidth: 200,
    autoPanPadding: [16, 16],
  });
  let points: readonly StorePoint[] = [];
  let opened: string | null = null;
  /** Centres one of which gets the focus when the marks are made anew. */
  let expected: readonly string[] = [];

  const buttonOf = (name: string, look: string, text: string, press: () => void) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = look;
    button.textContent = text;
    button.setAttribute("aria-label", name);
    button.addEventListener("click", (event) => {
      // To the map it would be a click beside the window that it has just opened.
      event.stopPropagation();
      press();
    });
    return button;
  };

  const open = (point: StorePoint, focus: boolean) => {
    opened = point.id;
    bubble.setLatLng(placeOf(point)).setContent(parts.windowOf(point)).openOn(map);
    if (focus) bubble.getElement()?.querySelector("a")?.focus({ preventScroll: true });
    parts.onChoose(point.id);
  };
  const go = (place: LatLngExpression, zoom: number) => map.setView(place, zoom, { animate: !calm });

  const drawMarkers = () => {
    const zoom = map.getZoom();
    const drawn: MarkerPlace[] = [];
    const placed = points.map((point) => ({ point, ...map.project(placeOf(point), zoom) }));
    // The marks are made anew: the one that has the focus must not lose it.
    const focused = marksIn(document.activeElement);
    marks.clearLayers();
    for (const { items, x, y } of groupPlaces(placed, zoom >= map.getMaxZoom() ? 0 : REACH)) {
      const own = items.map(({ point }) => point);
      const [first] = own;
      if (first === undefined) continue;
      const bounds = latLngBounds(own.map(placeOf));
      drawn.push({ x, y, radius: own.length === 1 ? PIN : GROUP });
      const button =
        own.length === 1
          ? buttonOf(first.name, parts.look.pin, "", () => open(first, true))
          : buttonOf(
              parts.labels.group(own.length, first.name),
              parts.look.group,
              countOf(own.length, parts.language),
              () => {
                expected = own.map(({ id }) => id);
                const closer = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
                go(bounds.getCenter(), Math.max(closer, zoom + 1));
              },
            );
      button.dataset.stores = own.map(({ id }) => id).join(" ");
      marks.addLayer(
        marker(map.unproject([x, y], zoom), {
          icon: divIcon(iconOf("", button, 44)),
          keyboard: false,
          bubblingMouseEvents: false,
        }),
      );
    }
    drawNames(map, names, drawn);
    const next = (expected.length > 0 ? expected : focused).map((id) => markOf(id)).find((mark) => mark !== null);
    expected = [];
    next?.focus({ preventScroll: true });
  };
  const marksIn = (element: Element | null): readonly string[] =>
    element instanceof HTMLElement && container.contains(element) ? (element.dataset.stores?.split(" ") ?? []) : [];
  const markOf = (id: string) => container.querySelector<HTMLElement>(`button[data-stores~="${CSS.escape(id)}"]`);

  map.on("zoomend", drawMarkers);
  map.on("popupclose", () => {
    opened = null;
    parts.onChoose(null);
  });
  container.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || opened === null) return;
    const left = opened;
    map.closePopup();
    markOf(left)?.focus({ preventScroll: true });
  });

  return {
    show(view) {
      points = view.points;
      map.closePopup();
      drawMarkers();
      here.clearLayers();
      const { position } = view;
      if (position !== null) {
        const name = document.createElement("span");
        name.textContent = view.place;
        const sign = divIcon(iconOf(parts.look.here, name, 20));
        here.addLayer(marker(placeOf(position), { icon: sign, interactive: false, keyboard: false }));
      }
      const nearest = position === null ? points : nearestTo(points, position);
      if (nearest.length === 0) return void map.fitBounds(COUNTRY, { animate: false });
      const shown = [...nearest.map(placeOf), ...(position === null ? [] : [placeOf(position)])];
      map.fitBounds(latLngBounds(shown), { padding: [36, 36], maxZoom: nearZoom, animate: false });
    },
    choose(id, focus) {
      if (id === opened) return;
      const point = points.find((each) => each.id === id);
      if (point === undefined) return;
      // At once: a window that opens during the movement would move with it.
      map.setView(placeOf(point), Math.max(map.getZoom(), nearZoom), { animate: false });
      open(point, focus);
    },
    close: () => void map.closePopup(),
    remove: () => void map.remove(),
  };
}

const countOf = (count: number, language: "en" | "bn") => count.toLocaleString(language === "bn" ? "bn-BD" : "en");

/** By distance on a flat map, which is exact enough to choose what becomes visible first. */
function nearestTo(points: readonly StorePoint[], from: { latitude: number; longitude: number }): StorePoint[] {
  const distance = ({ latitude, longitude }: StorePoint) =>
    Math.hypot(latitude - from.latitude, (longitude - from.longitude) * 0.92);
  return [...points].sort((one, other) => distance(one) - distance(other)).slice(0, NEAREST_SHOWN);
}
