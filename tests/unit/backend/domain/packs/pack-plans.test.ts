import { type FinderPack, findPackPlans, MAX_PLANS, type PackNeed } from "@/backend/domain/packs/pack-finder-rules";
import { cheapestOfAll, GB, randomNeed, randomNumbers } from "@/tests/support/recharge/pack-plans";

const pack = (id: string, kind: FinderPack["kind"], price: number, volume: Partial<FinderPack>): FinderPack => ({
  id,
  kind,
  pricePoisha: price * 100,
  dataMb: 0,
  minutes: 0,
  validityHours: 720,
  ...volume,
});
const week = pack("week", "internet", 100, { dataMb: 5 * GB, validityHours: 168 });
const month = pack("month", "internet", 240, { dataMb: 10 * GB });
const calls = pack("calls", "minutes", 150, { minutes: 300 });
const both = pack("both", "bundle", 350, { dataMb: 10 * GB, minutes: 200 });
const partsOf = (packs: FinderPack[], need: PackNeed) =>
  findPackPlans(packs, need)[0]?.parts.map((part) => `${part.times} ${part.pack.id}`);

it("repeats a short pack only if that costs less than a long one", () => {
  expect(partsOf([week, month], { dataMb: 10 * GB, minutes: 0, days: 14 })).toEqual(["2 week"]);
  expect(partsOf([week, month], { dataMb: 10 * GB, minutes: 0, days: 21 })).toEqual(["1 month"]);
});

it("does not count data that expires before it is used", () => {
  const short = pack("short", "internet", 10, { dataMb: 100 * GB, validityHours: 24 });
  expect(partsOf([short], { dataMb: 10 * GB, minutes: 0, days: 13 })).toBeUndefined();
  expect(partsOf([short], { dataMb: 10 * GB, minutes: 0, days: 12 })).toEqual(["12 short"]);
});

it("combines data and minutes, and uses the bundle, alone or with another pack, if it is cheaper", () => {
  expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 150, days: 30 })).toEqual(["1 both"]);
  expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 250, days: 30 })).toEqual(["1 month", "1 calls"]);
  expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 450, days: 30 })).toEqual(["1 both", "1 calls"]);
});

it("keeps the cheapest plan of a single purchase in the list, whatever its price", () => {
  const expensive = pack("expensive", "internet", 5000, { dataMb: 100 * GB, validityHours: 2160 });
  const weeks = Array.from({ length: 8 }, (_, place) =>
    pack(`week-${place}`, "internet", 100 + place, { dataMb: (5 + place) * GB, validityHours: 168 }),
  );
  const plans = findPackPlans([...weeks, expensive], { dataMb: 40 * GB, minutes: 0, days: 56 });
  expect(plans.at(-1)?.parts).toEqual([{ pack: expensive, times: 1 }]);
});

it("returns no plan if no three packs meet the need", () => {
  expect(findPackPlans([], { dataMb: GB, minutes: 0, days: 1 })).toEqual([]);
  expect(findPackPlans([calls], { dataMb: GB, minutes: 10, days: 1 })).toEqual([]);
});

const day = { validityHours: 24 };
const idsOf = (packs: FinderPack[], need: PackNeed) =>
  findPackPlans(packs, need).map(({ parts }) => parts.map((part) => `${part.times} ${part.pack.id}`).join(" + "));

/** Packs of every kind and length, but few enough for brute force. */
const few = [
  pack("d1", "internet", 19, { ...day, dataMb: GB }),
  pack("d3", "internet", 48, { validityHours: 72, dataMb: 3 * GB }),
  pack("d7", "internet", 99, { validityHours: 168, dataMb: 7 * GB }),
  pack("m1", "minutes", 14, { ...day, minutes: 20 }),
  pack("m30", "minutes", 210, { minutes: 350 }),
  pack("b7", "bundle", 130, { validityHours: 168, dataMb: 3 * GB, minutes: 60 }),
  pack("b30", "bundle", 399, { dataMb: 15 * GB, minutes: 300 }),
];

it("costs as little as the cheapest of all plans of seven packs, found by brute force", () => {
  const random = randomNumbers(3);
  const needs = Array.from({ length: 12 }, () => randomNeed(random));
  for (const need of [...needs, { dataMb: GB, minutes: 20, days: 1 }, { dataMb: 20 * GB, minutes: 400, days: 30 }])
    expect({ need, price: findPackPlans(few, need)[0]?.pricePoisha ?? null }).toEqual({
      need,
      price: cheapestOfAll(few, need),
    });
});

it("returns a plan with its packs, how often each is bought, the price and the number of purchases", () => {
  const [d7, m1] = [few[2], few[3]];
  if (d7 === undefined || m1 === undefined) throw new Error("The packs are missing");
  expect(findPackPlans([d7, m1], { dataMb: 10 * GB, minutes: 30, days: 14 })).toEqual([]);
  expect(findPackPlans([d7, m1], { dataMb: 4 * GB, minutes: 30, days: 2 })).toEqual([
    {
      parts: [
        { pack: d7, times: 1 },
        { pack: m1, times: 2 },
      ],
      pricePoisha: 12_700,
      purchases: 3,
    },
  ]);
});

it("lists a plan up to 1.6 times the cheapest price, and no other", () => {
  const plain = pack("plain", "internet", 100, { ...day, dataMb: GB });
  const near = pack("near", "internet", 160, { validityHours: 48, dataMb: GB });
  const far = pack("far", "internet", 80.5, { validityHours: 12, dataMb: 2 * GB });
  const need = { dataMb: GB, minutes: 0, days: 1 };
  expect(idsOf([plain, near], need)).toEqual(["1 plain", "1 near"]);
  expect(idsOf([plain, far], need)).toEqual(["1 plain"]);
  expect(idsOf([plain, { ...far, pricePoisha: 8_000 }], need)).toEqual(["1 plain", "2 far"]);
});

it("allows twelve purchases and not thirteen: of one pack, mixed, and for data and minutes", () => {
  const one = pack("one", "internet", 10, { ...day, dataMb: GB });
  const call = pack("call", "minutes", 10, { ...day, minutes: 10 });
  expect(idsOf([one], { dataMb: 12 * GB, minutes: 0, days: 12 })).toEqual(["12 one"]);
  expect(idsOf([one], { dataMb: 13 * GB, minutes: 0, days: 13 })).toEqual([]);
  expect(idsOf([one, call], { dataMb: 6 * GB, minutes: 60, days: 6 })).toEqual(["6 one + 6 call"]);
  expect(idsOf([one, call], { dataMb: 7 * GB, minutes: 60, days: 7 })).toEqual([]);
  expect(idsOf([one, call], { dataMb: 7 * GB, minutes: 70, days: 7 })).toEqual([]);
});

it("mixes three different packs at most", () => {
  const [a, b, c] = [
    pack("a", "internet", 10, { ...day, dataMb: GB }),
    pack("b", "internet", 37, { validityHours: 96, dataMb: 4 * GB }),
    pack("c", "internet", 109, { validityHours: 12 * 24, dataMb: 12 * GB }),
  ];
  const call = pack("call", "minutes", 50, { minutes: 100 });
  expect(idsOf([a, b, c], { dataMb: 17 * GB, minutes: 0, days: 17 })[0]).toBe("1 a + 1 b + 1 c");
  // If minutes are needed too, a plan has room for only two different data packs.
  const [first] = findPackPlans([a, b, c, call], { dataMb: 17 * GB, minutes: 100, days: 17 });
  expect(first?.parts.map((part) => part.pack.id)).not.toEqual(expect.arrayContaining(["a", "b", "c"]));
  expect(first?.parts).toHaveLength(3);
});

it("leaves out a pack that is worse than another, and the second of two equal packs", () => {
  const good = pack("good", "internet", 100, { dataMb: 2 * GB });
  const twin = { ...good, id: "twin" };
  const need = { dataMb: GB, minutes: 0, days: 30 };
  expect(idsOf([good, twin], need)).toEqual(["1 good"]);
  expect(idsOf([twin, good], need)).toEqual(["1 twin"]);
  expect(idsOf([pack("expensive", "internet", 101, { dataMb: 2 * GB }), good], need)).toEqual(["1 good"]);
  expect(idsOf([pack("small", "internet", 100, { dataMb: GB }), good], need)).toEqual(["1 good"]);
  expect(idsOf([pack("brief", "internet", 100, { dataMb: 2 * GB, validityHours: 719 }), good], need)).toEqual([
    "1 good",
  ]);
  const talk = pack("talk", "bundle", 100, { dataMb: 2 * GB, minutes: 10 });
  expect(idsOf([pack("quiet", "bundle", 100, { dataMb: 2 * GB, minutes: 9 }), talk], need)).toEqual(["1 talk"]);
});

it("keeps a pack that is better in only one respect", () => {
  const need = { dataMb: GB, minutes: 0, days: 1 };
  const base = pack("base", "internet", 100, { ...day, dataMb: GB });
  expect(idsOf([base, pack("more", "internet", 101, { ...day, dataMb: 2 * GB })], need)).toEqual(["1 base", "1 more"]);
  expect(idsOf([base, pack("long", "internet", 101, { validityHours: 25, dataMb: GB })], need)).toEqual([
    "1 base",
    "1 long",
  ]);
});

it("combines the forty most popular packs of a kind", () => {
  const rising = Array.from({ length: 41 }, (_, place) =>
    pack(`p${place}`, "internet", 200 - place, { dataMb: (50 - place) * GB }),
  );
  const need = { dataMb: GB, minutes: 0, days: 30 };
  expect(idsOf(rising, need)[0]).toBe("1 p39");
});

it("buys a bundle for all days, and once more if that costs less than an additional pack", () => {
  const week7 = pack("week7", "bundle", 100, { validityHours: 168, dataMb: 2 * GB, minutes: 50 });
  const calls30 = pack("calls30", "minutes", 90, { minutes: 100 });
  expect(idsOf([week7], { dataMb: GB, minutes: 10, days: 7 })).toEqual(["1 week7"]);
  expect(idsOf([week7], { dataMb: GB, minutes: 10, days: 8 })).toEqual(["2 week7"]);
  expect(idsOf([week7], { dataMb: 5 * GB, minutes: 10, days: 7 })).toEqual(["3 week7"]);
  expect(idsOf([week7], { dataMb: GB, minutes: 150, days: 7 })).toEqual(["3 week7"]);
  expect(idsOf([week7, calls30], { dataMb: GB, minutes: 150, days: 7 })).toEqual(["1 week7 + 1 calls30", "3 week7"]);
  expect(idsOf([week7], { dataMb: 24 * GB, minutes: 0, days: 84 })).toEqual(["12 week7"]);
  expect(idsOf([week7], { dataMb: 24 * GB, minutes: 0, days: 85 })).toEqual([]);
  expect(idsOf([week7], { dataMb: 25 * GB, minutes: 0, days: 84 })).toEqual([]);
});

it("sorts by price, then by fewer purchases, and always in the same order", () => {
  const need = { dataMb: 2 * GB, minutes: 0, days: 2 };
  const half = pack("half", "internet", 50, { ...day, dataMb: GB });
  const whole = pack("whole", "internet", 100, { validityHours: 48, dataMb: 2 * GB });
  const other = pack("other", "bundle", 100, { validityHours: 48, dataMb: 2 * GB });
  expect(idsOf([half, whole, other], need)).toEqual(["1 other", "1 whole", "2 half"]);
  expect(idsOf([other, whole, half], need)).toEqual(["1 other", "1 whole", "2 half"]);
});

it("lists six plans at most, and none that only adds a pack to a cheaper plan", () => {
  const many = Array.from({ length: 9 }, (_, place) =>
    pack(`p${place}`, "internet", 100 + place, { dataMb: (10 + place) * GB }),
  );
  const plans = idsOf(many, { dataMb: GB, minutes: 0, days: 30 });
  expect(plans).toEqual(["1 p0", "1 p1", "1 p2", "1 p3", "1 p4", "1 p5"]);
  expect(plans).toHaveLength(MAX_PLANS);
  const bundle = pack("all", "bundle", 100, { dataMb: 10 * GB, minutes: 100 });
  const cheap = pack("cheap", "minutes", 5, { minutes: 100 });
  // The bundle alone is enough: a plan with an additional minutes pack would only cost more.
  expect(idsOf([bundle, cheap], { dataMb: GB, minutes: 50, days: 30 })).toEqual(["1 all"]);
});

it("mixes up to twelve purchases", () => {
  const small = pack("small", "internet", 10, { dataMb: GB });
  const large = pack("large", "internet", 60, { dataMb: 5 * GB });
  expect(partsOf([small, large], { dataMb: 15 * GB, minutes: 0, days: 30 })).toEqual(["10 small", "1 large"]);
  expect(partsOf([small, large], { dataMb: 16 * GB, minutes: 0, days: 30 })).toEqual(["11 small", "1 large"]);
  expect(partsOf([small, large], { dataMb: 17 * GB, minutes: 0, days: 30 })).toEqual(["7 small", "2 large"]);
});

it("lists no mix that costs as much as a plan of fewer packs", () => {
  const [x, y, z] = [1, 2, 3].map((gb) => pack(`gb${gb}`, "internet", gb * 10, { dataMb: gb * GB }));
  if (x === undefined || y === undefined || z === undefined) throw new Error("The packs are missing");
  expect(idsOf([x, y], { dataMb: 4 * GB, minutes: 0, days: 30 })).toEqual(["2 gb2", "4 gb1"]);
  expect(idsOf([x, y], { dataMb: 14 * GB, minutes: 0, days: 30 })).toEqual(["7 gb2"]);
  expect(idsOf([x, y, z], { dataMb: 6 * GB, minutes: 0, days: 30 })).toEqual(["2 gb3", "3 gb2", "6 gb1"]);
});

it("sorts plans of the same price and number of purchases by id", () => {
  const need = { dataMb: GB, minutes: 0, days: 30 };
  const first = pack("a-pack", "internet", 100, { dataMb: GB });
  const second = pack("b-pack", "bundle", 100, { dataMb: GB });
  expect(idsOf([first, second], need)).toEqual(["1 a-pack", "1 b-pack"]);
  expect(
    idsOf(
      [
        { ...second, id: "a-pack" },
        { ...first, id: "b-pack" },
      ],
      need,
    ),
  ).toEqual(["1 a-pack", "1 b-pack"]);
});

it("returns no plan without a purchase", () => {
  expect(findPackPlans([month], { dataMb: 0, minutes: 0, days: 1 })).toEqual([]);
  expect(findPackPlans(few, { dataMb: 0, minutes: 0, days: 1 }).every(({ purchases }) => purchases > 0)).toBe(true);
});
