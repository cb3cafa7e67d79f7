import { readFileSync } from "node:fs";
import { join } from "node:path";
import { feature, type mesh } from "topojson-client";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { bordersBetween, partsWithin } from "@/tools/maps/borders";
import { readGround } from "@/tools/maps/ground";
import { areaOf, type Box, clipRing, type Position, type Ring, simplifyLine, simplifyRing } from "@/tools/maps/rings";
import { COUNTRY_FRAME, COUNTRY_RATIO, placeOnOutline } from "@/utils/maps/country-map";

const BANGLADESH = "050";
/** The area around the country that the map can show. */
const SURROUNDINGS: Box = { west: 80, east: 101, south: 13, north: 34 };
/** Degrees: less than a kilometre for the country, two for the shores around it. */
const COUNTRY_TOLERANCE = 0.006;
/** Weight of the shores far from the country: the smaller it is, the less exact they are. */
const FAR_SHORES = 0.2;
/** Square degrees: islands smaller than this cannot be seen. */
const MIN_ISLAND_AREA = 0.0006;
const MIN_LAND_AREA = 0.02;
/** Tolerance for lines inside the country, in degrees. */
const LINE_TOLERANCE = 0.004;
const LINE_STEP = 0.004;
const SVG_WIDTH = 480;
const SVG_TOLERANCE = 0.01;

/** Shores of the country itself are as exact as its border, or land would show between the two. */
const weightOf = ([longitude, latitude]: Position) =>
  longitude > COUNTRY_FRAME.west && longitude < COUNTRY_FRAME.east && latitude > COUNTRY_FRAME.south ? 1 : FAR_SHORES;

/** Capitals of the eight divisions: the map shows their names at every zoom level. */
const DIVISIONS = ["Barishal", "Chattogram", "Dhaka", "Khulna", "Mymensingh", "Rajshahi", "Rangpur", "Sylhet"];
/** Spellings of bd-geodata that differ from ours. */
const SPELT: Readonly<Record<string, string>> = {
  Barishal: "Barisal",
  Cumilla: "Comilla",
  "Cox's Bazar": "Coxsbazar",
  Jhalokathi: "Jhalakathi",
};

interface GeodataDistrict {
  name: string;
  division_id: string;
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
  return ringsOf(country.geometry).filter((ring) => areaOf(ring) >= MIN_ISLAND_AREA);
}

const drawnCountry = (): Ring[] => countryRings().map((ring) => rounded(simplifyRing(ring, COUNTRY_TOLERANCE), 3));

/** The land around the country, without state borders: only shores are drawn. */
function landRings(): Ring[] {
  const world = readPackage<World>("world-atlas/land-10m.json");
  return geometriesOf(world, "land")
    .flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) => clipRing(ring, SURROUNDINGS))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= MIN_LAND_AREA);
}

/** The districts with the towns that have the same names. */
function listDistricts() {
  const places = readPackage<GeodataDistrict[]>("bd-geodata/data/districts.json");
  const districts = dataFiles(process.cwd(), new Date()).rows("districts").rows as { name: string; name_bn: string }[];
  return districts.map(({ name, name_bn: nameBn }) => {
    const place = places.find((each) => each.name === (SPELT[name] ?? name));
    if (place === undefined) throw new Error(`bd-geodata has no district ${name}`);
    const at: Position = [Number(Number(place.lon).toFixed(3)), Number(Number(place.lat).toFixed(3))];
    return { en: name, bn: nameBn, division: place.division_id, at };
  });
}

/** These towns with our spelling of their names. */
function townLabels() {
  return listDistricts().map(({ en, bn, at: [longitude, latitude] }) => ({
    en,
    bn,
    latitude,
    longitude,
    division: DIVISIONS.includes(en),
  }));
}

const lineOf = (line: readonly Position[]) => rounded(simplifyLine(line, LINE_TOLERANCE), 3);

/** Borders between districts, with the borders between divisions in a separate list. */
function innerBorders() {
  const districts = listDistricts();
  const { districts: towns } = readGround();
  const rings = drawnCountry();
  const divisionOf = new Map(districts.map(({ en, division }) => [en, division]));
  const borders = bordersBetween(
    districts.flatMap(({ en, at }) => [at, ...(towns[en] ?? [])].map((place) => ({ area: en, at: place }))),
  );
  const linesOf = (ofDivisions: boolean) =>
    borders
      .filter(({ areas: [one, other] }) => (divisionOf.get(one) !== divisionOf.get(other)) === ofDivisions)
      .flatMap(({ line }) => partsWithin(line, rings, LINE_STEP))
      .map(lineOf);
  return { districts: linesOf(false), divisions: linesOf(true) };
}

/**
 * The data that the site's map draws without tiles: shores, the country, its districts, rivers and names.
 * @returns the text of public/map/bangladesh.json
 */
export function countryMapJson(): string {
  return JSON.stringify({
    land: landRings().map((ring) => rounded(simplifyRing(ring, COUNTRY_TOLERANCE, weightOf), 3)),
    country: drawnCountry(),
    ...innerBorders(),
    rivers: readGround().rivers,
    areas: readGround().areas.map(({ at: [longitude, latitude], ...area }) => ({ ...area, latitude, longitude })),
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
