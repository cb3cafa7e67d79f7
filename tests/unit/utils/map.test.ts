import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { countryMapJson, countrySvg } from "@/scripts/maps/country-map";
import { clipRing, simplifyRing } from "@/scripts/maps/rings";
import { placeOnOutline } from "@/utils/country-map";
import { groupPlaces } from "@/utils/map-groups";
import { placeLabels } from "@/utils/map-labels";
import { attributionParts, isTileAddress, tileOrigin } from "@/utils/map-tiles";

const place = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

describe("marks on a map", () => {
  it("are one where they would overlap, from north to south", () => {
    const items = [
      { x: 10, y: 300 },
      { x: 100, y: 20 },
      { x: 110, y: 24 },
    ];
    expect(groupPlaces(items, 36).map(({ items: own }) => own.length)).toEqual([2, 1]);
    expect(groupPlaces(items, 0)).toHaveLength(3);
  });

  it("hold every item once, whatever lies where", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 0, max: 80 }), (items, reach) => {
        const held = groupPlaces(items, reach).flatMap((group) => group.items);
        expect(held).toHaveLength(items.length);
        expect(new Set(held)).toEqual(new Set(items));
      }),
    );
  });
});

it("names stand beside marks and never over them or one another", () => {
  const size = { width: 40, height: 14 };
  const name = { x: 100, y: 100, ...size };
  const [below, above, farBelow] = [
    { left: -20, top: 6 },
    { left: -20, top: -20 },
    { left: -20, top: 18 },
  ];
  expect(placeLabels([name], [])).toEqual([below]);
  expect(placeLabels([name], [{ x: 100, y: 112, radius: 8 }])).toEqual([above]);
  expect(placeLabels([name], [{ x: 100, y: 100, radius: 12 }])).toEqual([farBelow]);
  expect(placeLabels([name, { ...name, y: 104 }], [])).toEqual([below, above]);
  expect(placeLabels([name], [{ x: 100, y: 100, radius: 40 }])).toEqual([null]);
});

it("the outline holds the capital in its middle and the islands of the south at its foot", () => {
  const dhaka = placeOnOutline({ latitude: 23.78, longitude: 90.4 });
  expect(dhaka.left).toBeCloseTo(0.51, 1);
  expect(dhaka.top).toBeCloseTo(0.48, 1);
  expect(placeOnOutline({ latitude: 20.87, longitude: 92.3 }).top).toBeGreaterThan(0.9);
});

it("a ring is cut at the edges of a box, and loses what lies on a straight line", () => {
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

it.each([
  ["bangladesh.json", countryMapJson],
  ["bangladesh.svg", countrySvg],
])("public/map/%s is what the packages make of it: npm run map", (name, write) => {
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
])("%s is no address of tiles", (url) => {
  expect(isTileAddress(url)).toBe(false);
});

it.each([
  [
    "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
    "© OpenStreetMap contributors",
    "https://www.openstreetmap.org/copyright",
  ],
  ["Somebody <b>else</b>", "Somebody <b>else</b>", null],
])("of %s the words are %s, leading to %s", (attribution, words, href) => {
  expect(attributionParts({ attribution })).toEqual({ words, href });
});
