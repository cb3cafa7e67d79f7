import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import type { CountryMap } from "@/services/stores/country-map-service";
import { bordersBetween, partsWithin } from "@/tools/maps/borders";
import { countryMapJson, countrySvg } from "@/tools/maps/country-map";
import { clipRing, type Position, simplifyRing } from "@/tools/maps/rings";
import { placeOnOutline } from "@/utils/maps/country-map";
import { groupPlaces } from "@/utils/maps/map-groups";
import { placeLabels } from "@/utils/maps/map-labels";
import { roundLine, roundRing } from "@/utils/maps/map-lines";
import { attributionParts, isTileAddress, tileOrigin } from "@/utils/maps/map-tiles";

const place = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

describe("markers on a map", () => {
  it("are merged if they would overlap, and sorted from north to south", () => {
    const items = [
      { x: 10, y: 300 },
      { x: 100, y: 20 },
      { x: 110, y: 24 },
    ];
    expect(groupPlaces(items, 36).map(({ items: own }) => own.length)).toEqual([2, 1]);
    expect(groupPlaces(items, 0)).toHaveLength(3);
  });

  it("are never closer than the given distance, although merging moves the centre", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (items, reach) => {
        const groups = groupPlaces(items, reach);
        const distances = groups.flatMap((one, at) =>
          groups.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(Math.min(...distances, reach)).toBeGreaterThanOrEqual(reach);
      }),
    );
  });

  it("contain every item once", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 0, max: 80 }), (items, reach) => {
        const held = groupPlaces(items, reach).flatMap((group) => group.items);
        expect(held).toHaveLength(items.length);
        expect(new Set(held)).toEqual(new Set(items));
      }),
    );
  });
});

const wholeMap = { left: 0, right: 400, top: 0, bottom: 400 };

it("labels are placed beside markers and overlap neither markers nor other labels", () => {
  const size = { width: 40, height: 14 };
  const name = { x: 100, y: 100, ...size };
  const [below, above, farBelow] = [
    { left: -20, top: 6 },
    { left: -20, top: -20 },
    { left: -20, top: 18 },
  ];
  expect(placeLabels([name], [], wholeMap)).toEqual([below]);
  expect(placeLabels([name], [{ x: 100, y: 112, radius: 8 }], wholeMap)).toEqual([above]);
  expect(placeLabels([name], [{ x: 100, y: 100, radius: 12 }], wholeMap)).toEqual([farBelow]);
  expect(placeLabels([name, { ...name, y: 104 }], [], wholeMap)).toEqual([below, above]);
  expect(placeLabels([name], [{ x: 100, y: 100, radius: 40 }], wholeMap)).toEqual([null]);
});

it("a label is not cut by the edge of the map", () => {
  const atEdge = { x: 395, y: 100, width: 60, height: 14 };
  expect(placeLabels([atEdge], [], wholeMap)).toEqual([{ left: -66, top: -7 }]);
  expect(placeLabels([{ ...atEdge, width: 500 }], [], wholeMap)).toEqual([null]);
  // The place of this one is not visible.
  expect(placeLabels([{ ...atEdge, x: 500 }], [], wholeMap)).toEqual([{ left: -30, top: 6 }]);
});

it("the outline has Dhaka in the middle and the southern islands at the bottom", () => {
  const dhaka = placeOnOutline({ latitude: 23.78, longitude: 90.4 });
  expect(dhaka.left).toBeCloseTo(0.51, 1);
  expect(dhaka.top).toBeCloseTo(0.48, 1);
  expect(placeOnOutline({ latitude: 20.87, longitude: 92.3 }).top).toBeGreaterThan(0.9);
});

it("a ring is clipped to a box, and loses points on a straight line", () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  expect(clipRing(square, { west: -1, east: 2, south: -1, north: 9 })).toEqual([
    [0, 0],
    [2, 0],
    [2, 4],
    [0, 4],
  ]);
  expect(clipRing(square, { west: 5, east: 6, south: 0, north: 1 })).toEqual([]);
  expect(
    simplifyRing(
      [
        [0, 0],
        [2, 0.001],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
      0.01,
    ),
  ).toEqual(square);
});

describe("borders between areas", () => {
  const town = (area: string, x: number, y: number) => ({ area, at: [x, y] as Position });

  it("are half way between the towns of two areas, not between towns of the same area", () => {
    const [border, ...others] = bordersBetween([
      town("a", 90, 22),
      town("a", 90, 24),
      town("b", 92, 22),
      town("b", 92, 24),
    ]);
    expect(others).toEqual([]);
    expect(border?.areas).toEqual(["a", "b"]);
    expect(border?.line.length).toBeGreaterThan(2);
    for (const [x] of border?.line ?? []) expect(x).toBeCloseTo(91, 6);
  });

  it("are one for each pair of neighbours, and meet where three areas meet", () => {
    const borders = bordersBetween([town("a", 90, 24), town("b", 91, 24), town("c", 90.5, 22)]);
    expect(borders.map(({ areas }) => areas.join("")).sort()).toEqual(["ab", "ac", "bc"]);
    const ends = borders.map(({ line }) =>
      [line[0], line.at(-1)].map((at) => at?.map((value) => value.toFixed(3)).join()),
    );
    expect(ends[0]?.filter((at) => ends[1]?.includes(at) && ends[2]?.includes(at))).toHaveLength(1);
  });

  it("are never nearer to a town of a third area", () => {
    const at = fc.record({ x: fc.integer({ min: 880, max: 925 }), y: fc.integer({ min: 210, max: 260 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(at, { minLength: 3, maxLength: 25, selector: ({ x, y }) => `${x} ${y}` }),
        (places) => {
          const towns = places.map(({ x, y }, index) => town(String.fromCharCode(97 + (index % 4)), x / 10, y / 10));
          const distance = ([x, y]: Position, other: Position) =>
            Math.hypot((x - other[0]) * Math.cos((23.8 * Math.PI) / 180), y - other[1]);
          for (const { areas, line } of bordersBetween(towns)) {
            for (const point of line) {
              const nearest = Math.min(...towns.map((each) => distance(point, each.at)));
              for (const area of areas) {
                const own = Math.min(
                  ...towns.filter((each) => each.area === area).map((each) => distance(point, each.at)),
                );
                expect(own - nearest).toBeLessThan(0.001);
              }
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("keep their ends when their corners are rounded, and end at the coast", () => {
    const line: Position[] = [
      [0, 0],
      [2, 0],
      [2, 2],
    ];
    const round = roundLine(line, 2);
    expect([round[0], round.at(-1)]).toEqual([line[0], line[2]]);
    expect(round).not.toContainEqual([2, 0]);
    const ring = roundRing(line, 1);
    expect(ring).toHaveLength(6);
    for (const corner of line) expect(ring).not.toContainEqual(corner);
    const island: Position[] = [
      [1, -1],
      [3, -1],
      [3, 1],
      [1, 1],
    ];
    const [part, ...more] = partsWithin(line, [island], 0.01);
    expect(more).toEqual([]);
    expect(part?.[0]?.[0]).toBeCloseTo(1, 1);
    expect(part?.at(-1)?.[1]).toBeCloseTo(1, 1);
  });
});

it("the map contains borders and rivers inside the country, with names in both languages", () => {
  const drawn = JSON.parse(readFileSync("public/map/bangladesh.json", "utf8")) as CountryMap;
  expect(drawn.divisions.length).toBeGreaterThan(10);
  expect(drawn.districts.length).toBeGreaterThan(60);
  expect(drawn.rivers.filter(({ size }) => size === 3).map(({ en, bn }) => `${en} ${bn}`)).toEqual([
    "Jamuna যমুনা",
    "Padma পদ্মা",
    "Meghna মেঘনা",
  ]);
  for (const [longitude, latitude] of [...drawn.districts, ...drawn.divisions].flat()) {
    const { left, top } = placeOnOutline({ latitude, longitude });
    expect(Math.min(left, top, 1 - left, 1 - top)).toBeGreaterThan(0);
  }
});

it.each([
  ["bangladesh.json", countryMapJson],
  ["bangladesh.svg", countrySvg],
])("public/map/%s equals the output of npm run map", (name, write) => {
  expect(existsSync(`public/map/${name}`)).toBe(true);
  expect(readFileSync(`public/map/${name}`, "utf8") === write()).toBe(true);
});

it.each([
  ["https://tile.example/{z}/{x}/{y}.png", "https://tile.example"],
  ["https://{s}.tile.example:8443/v1/{z}/{x}/{y}@2x.png?key=1", "https://*.tile.example:8443"],
])("tiles at %s come from %s", (url, origin) => {
  expect(isTileAddress(url)).toBe(true);
  expect(tileOrigin(url)).toBe(origin);
});

it.each([
  "http://tile.example/{z}/{x}/{y}.png",
  "https://tile.example/{z}/{x}.png",
  "https://tile.example; script-src */{z}/{x}/{y}.png",
  "https://{s}.{s}.example/{z}/{x}/{y}.png",
])("%s is not a tile address", (url) => {
  expect(isTileAddress(url)).toBe(false);
});

it.each([
  [
    "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
    "© OpenStreetMap contributors",
    "https://www.openstreetmap.org/copyright",
  ],
  ["Somebody <b>else</b>", "Somebody <b>else</b>", null],
])("the attribution %s is split into the text %s and the link %s", (attribution, text, href) => {
  expect(attributionParts({ attribution })).toEqual({ text, href });
});
