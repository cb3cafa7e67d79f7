import { readFileSync } from "node:fs";
import { join } from "node:path";
import { feature, type mesh } from "topojson-client";
import { listDistrictRows } from "@/backend/db/seed/places/places";
import { areaOf, type Box, clipRing, type Ring, simplifyRing } from "@/scripts/maps/rings";
import { COUNTRY_FRAME, COUNTRY_RATIO, placeOnOutline } from "@/utils/country-map";

const BANGLADESH = "050";
/** What can come into sight around the country. */
const SURROUNDINGS: Box = { west: 80, east: 101, south: 13, north: 34 };
/** Degrees: less than a kilometre for the country, two for the shores around it. */
const COUNTRY_TOLERANCE = 0.006;
const LAND_TOLERANCE = 0.015;
/** Square degrees: islands smaller than this cannot be seen. */
const SMALLEST_ISLAND = 0.0006;
const SMALLEST_LAND = 0.02;
const SVG_WIDTH = 480;
const SVG_TOLERANCE = 0.01;

/** Seats of the eight divisions: their names stand on the map from the first. */
const DIVISIONS = ["Barishal", "Chattogram", "Dhaka", "Khulna", "Mymensingh", "Rajshahi", "Rangpur", "Sylhet"];
/** As bd-geodata spells them, where we do not. */
const SPELT: Readonly<Record<string, string>> = {
  Barishal: "Barisal",
  Cumilla: "Comilla",
  "Cox's Bazar": "Coxsbazar",
  Jhalokathi: "Jhalakathi",
};

interface GeodataDistrict {
  name: string;
  lat: string;
  lon: string;
}

type Topology = Parameters<typeof mesh>[0];
type Collection = Extract<Topology["objects"][string], { type: "GeometryCollection" }>;

interface World extends Topology {
  objects: { countries: Collection; land: Collection };
}

const readPackage = <Content>(file: string): Content => JSON.parse(readFileSync(join("node_modules", file), "utf8"));

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  const polygons =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  // Lakes are not drawn: the first ring of a polygon is its shore.
  return polygons.flatMap(([shore]) => (shore === undefined ? [] : [shore.slice(0, -1) as unknown as Ring]));
}

function geometriesOf(world: World, name: "countries" | "land"): GeoJSON.Feature[] {
  return feature(world, world.objects[name]).features;
}

const rounded = (ring: Ring, digits: number) =>
  ring.map(([longitude, latitude]) => [Number(longitude.toFixed(digits)), Number(latitude.toFixed(digits))] as const);

function countryRings(): Ring[] {
  const world = readPackage<World>("world-atlas/countries-10m.json");
  const country = geometriesOf(world, "countries").find(({ id }) => id === BANGLADESH);
  if (country === undefined) throw new Error("world-atlas has no Bangladesh");
  return ringsOf(country.geometry).filter((ring) => areaOf(ring) >= SMALLEST_ISLAND);
}

/** The land around without any border of a state: only shores are drawn. */
function landRings(): Ring[] {
  const world = readPackage<World>("world-atlas/land-10m.json");
  return geometriesOf(world, "land")
    .flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) => clipRing(ring, SURROUNDINGS))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_LAND);
}

/** The towns after which the districts are called, with our names for them. */
function townLabels() {
  const places = readPackage<GeodataDistrict[]>("bd-geodata/data/districts.json");
  return listDistrictRows().map(({ name, nameBn }) => {
    const place = places.find((each) => each.name === (SPELT[name] ?? name));
    if (place === undefined) throw new Error(`bd-geodata has no district ${name}`);
    const [latitude, longitude] = [Number(Number(place.lat).toFixed(3)), Number(Number(place.lon).toFixed(3))];
    return { en: name, bn: nameBn, latitude, longitude, division: DIVISIONS.includes(name) };
  });
}

/**
 * What the site's map draws when it has no tiles: shores, the country, the names of its towns.
 * @returns the text of public/map/bangladesh.json
 */
export function countryMapJson(): string {
  return JSON.stringify({
    land: landRings().map((ring) => rounded(simplifyRing(ring, LAND_TOLERANCE), 2)),
    country: countryRings().map((ring) => rounded(simplifyRing(ring, COUNTRY_TOLERANCE), 3)),
    towns: townLabels(),
  });
}

/** The country as one shape. @returns the text of public/map/bangladesh.svg */
export function countrySvg(): string {
  const height = Math.round(SVG_WIDTH * COUNTRY_RATIO);
  const shapes = countryRings().map((ring) => {
    const points = simplifyRing(clipRing(ring, COUNTRY_FRAME), SVG_TOLERANCE).map(([longitude, latitude]) => {
      const { left, top } = placeOnOutline({ latitude, longitude });
      return `${(left * SVG_WIDTH).toFixed(0)} ${(top * height).toFixed(0)}`;
    });
    return `M${[...new Set(points)].join("L")}Z`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SVG_WIDTH} ${height}"><path d="${shapes.join("")}"/></svg>\n`;
}
