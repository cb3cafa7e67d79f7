import type { PackKind } from "@/backend/contract/subscriber-services/packs";
import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";

export type FinderPack = Pick<PackRow, "id" | "kind" | "pricePoisha" | "dataMb" | "minutes" | "validityHours">;

/** A need over a number of days, used evenly. */
export interface PackNeed {
  dataMb: number;
  minutes: number;
  days: number;
}

interface PlanPart {
  pack: FinderPack;
  /** The number of purchases of the pack. */
  times: number;
}

export interface PackPlan {
  parts: PlanPart[];
  pricePoisha: number;
  purchases: number;
}

/** The most different packs in one plan. */
export const MAX_PACKS_OF_PLAN = 3;
/** The most purchases in one plan, including repeats. */
export const MAX_PURCHASES = 12;
export const MAX_PLANS = 6;
/** Only the first packs of a kind, up to this number, are combined. This limits the time of a search. */
const MAX_PACKS_OF_KIND = 40;

/** Plans that cost more than the cheapest plan times this factor are not listed. */
const NEAR = 1.6;

const HOURS_IN_DAY = 24;

/** Packs of one kind, repeated, that fill the rest of a need. */
type Filling = PackPlan;

type Volume = "dataMb" | "minutes";

const NOTHING: Filling = { parts: [], pricePoisha: 0, purchases: 0 };

const joined = (...fillings: readonly Filling[]): Filling => ({
  parts: fillings.flatMap(({ parts }) => parts),
  pricePoisha: fillings.reduce((sum, { pricePoisha }) => sum + pricePoisha, 0),
  purchases: fillings.reduce((sum, { purchases }) => sum + purchases, 0),
});

const bought = (pack: FinderPack, times: number): Filling => ({
  parts: [{ pack, times }],
  pricePoisha: pack.pricePoisha * times,
  purchases: times,
});

/** True when a pack is not more expensive than another and has at least its volumes and length. */
function replaces(one: FinderPack, other: FinderPack): boolean {
  return (
    one.pricePoisha <= other.pricePoisha &&
    one.dataMb >= other.dataMb &&
    one.minutes >= other.minutes &&
    one.validityHours >= other.validityHours
  );
}

/** The packs of a kind without those that another pack can fully replace; of two equal ones, the first stays. */
function worthwhile(packs: readonly FinderPack[], kind: PackKind): FinderPack[] {
  const ofKind = packs.filter((pack) => pack.kind === kind);
  return ofKind
    .filter((pack, place) =>
      ofKind.every((other, at) => at === place || !replaces(other, pack) || (replaces(pack, other) && place < at)),
    )
    .slice(0, MAX_PACKS_OF_KIND);
}

/** The rest of a need, and its duration. */
interface Rest {
  volume: Volume;
  amount: number;
  hours: number;
}

/** How much of the rest one purchase fills, by volume or by days; times `hours`, so that it stays a whole number. */
const shareOf = (pack: FinderPack, { volume, amount, hours }: Rest) =>
  Math.min(pack[volume] * hours, amount * pack.validityHours);

/**
 * For each number of purchases the lowest known price with no more purchases. An equal price is no better, since it has
 * no fewer different packs.
 */
class PriceLimits {
  readonly #limits: number[] = Array.from({ length: MAX_PURCHASES + 1 }, () => Number.POSITIVE_INFINITY);

  constructor(known: readonly Filling[]) {
    for (const { pricePoisha, purchases } of known) this.lower(pricePoisha, purchases);
  }

  /** True where a filling of this price could still be the cheapest of its number of purchases. */
  allows(pricePoisha: number, purchases: number): boolean {
    return pricePoisha < (this.#limits[purchases] ?? 0);
  }

  lower(pricePoisha: number, purchases: number): void {
    for (let count = purchases; count <= MAX_PURCHASES; count += 1) {
      this.#limits[count] = Math.min(this.#limits[count] ?? 0, pricePoisha);
    }
  }
}

/** The input for mixes: packs, the share that each purchase fills, and the target to fill. */
interface Mixing {
  packs: readonly FinderPack[];
  shares: readonly number[];
  target: number;
}

/** Mixes of `count` different packs that cost less than the known ones: the cheapest for each number of purchases. */
function mixesOf({ packs, shares, target }: Mixing, count: number, known: readonly Filling[]): Filling[] {
  const limits = new PriceLimits(known);
  const found = new Map<number, Filling>();
  const fillUp = (pack: FinderPack, times: number, before: Filling): void => {
    const price = before.pricePoisha + times * pack.pricePoisha;
    const purchases = before.purchases + times;
    if (!limits.allows(price, purchases)) return;
    limits.lower(price, purchases);
    found.set(purchases, joined(before, bought(pack, times)));
  };
  const begin = (place: number, pack: FinderPack, before: Filling, filled: number): void => {
    const share = shares[place] ?? 0;
    for (let times = 1; filled + times * share < target; times += 1) {
      const price = before.pricePoisha + times * pack.pricePoisha;
      if (!limits.allows(price, before.purchases + times + 1)) return;
      add(place + 1, joined(before, bought(pack, times)), filled + times * share);
    }
  };
  const add = (start: number, before: Filling, filled: number): void => {
    for (const [place, pack] of packs.entries()) {
      const share = shares[place] ?? 0;
      if (place < start || share === 0) continue;
      if (before.parts.length < count - 1) begin(place, pack, before, filled);
      else fillUp(pack, Math.ceil((target - filled) / share), before);
    }
  };
  add(0, NOTHING, 0);
  return [...found.values()];
}

/** Ways to fill a rest with up to `maxPacks` different packs: each pack alone, and cheaper mixes. By number of packs. */
function fillingsOf(packs: readonly FinderPack[], rest: Rest, maxPacks: number): Filling[][] {
  if (rest.amount === 0) return [[NOTHING]];
  const shares = packs.map((pack) => shareOf(pack, rest));
  const target = rest.amount * rest.hours;
  const mixing = { packs, shares, target };
  const alone = packs.flatMap((pack, place) => {
    const share = shares[place] ?? 0;
    const times = share === 0 ? Number.POSITIVE_INFINITY : Math.ceil(target / share);
    return times <= MAX_PURCHASES ? [bought(pack, times)] : [];
  });
  const pairs = maxPacks < 2 ? [] : mixesOf(mixing, 2, alone);
  const triples = maxPacks < MAX_PACKS_OF_PLAN ? [] : mixesOf(mixing, MAX_PACKS_OF_PLAN, [...alone, ...pairs]);
  return [[], alone, pairs, triples];
}

/** A plan in short form, since only the price of most plans is needed. */
interface Candidate extends Omit<PackPlan, "parts"> {
  parts: readonly Filling[];
}

/** All pairs of a filling with data and a filling with minutes that can be added to a bundle. */
function candidatesBeside(bundle: Filling, data: Filling[][], minutes: Filling[][]): Candidate[] {
  const slots = MAX_PACKS_OF_PLAN - bundle.parts.length;
  const candidates: Candidate[] = [];
  for (const [dataPacks, dataFillings] of data.entries()) {
    for (const one of dataFillings) {
      for (const other of minutes.slice(0, slots - dataPacks + 1).flat()) {
        const purchases = bundle.purchases + one.purchases + other.purchases;
        if (purchases === 0 || purchases > MAX_PURCHASES) continue;
        const pricePoisha = bundle.pricePoisha + one.pricePoisha + other.pricePoisha;
        candidates.push({ parts: [bundle, one, other], pricePoisha, purchases });
      }
    }
  }
  return candidates;
}

/** The plans whose price is near the lowest, and single purchases at any price. */
function worthRanking(candidates: readonly Candidate[]): PackPlan[] {
  const lowest = candidates.reduce((least, { pricePoisha }) => Math.min(least, pricePoisha), Number.POSITIVE_INFINITY);
  return candidates
    .filter(({ pricePoisha, purchases }) => purchases === 1 || pricePoisha <= lowest * NEAR)
    .map(({ parts }) => joined(...parts));
}

/** The options for the bundle of a plan, bought evenly over the days; one option is no bundle. */
function bundleChoices(bundles: readonly FinderPack[], need: PackNeed): Filling[] {
  const hours = need.days * HOURS_IN_DAY;
  return bundles.reduce<Filling[]>(
    (choices, bundle) => {
      for (let times = Math.ceil(hours / bundle.validityHours); times <= MAX_PURCHASES; times += 1) {
        choices.push(bought(bundle, times));
        if (bundle.dataMb * times >= need.dataMb && bundle.minutes * times >= need.minutes) break;
      }
      return choices;
    },
    [NOTHING],
  );
}

const keyOf = ({ parts }: PackPlan) => parts.map(({ pack, times }) => `${pack.id}*${times}`).join("+");

const timesIn = (plan: PackPlan, id: string) => plan.parts.find(({ pack }) => pack.id === id)?.times ?? 0;

/** True when a plan contains all purchases of another plan, and more. */
const includes = (plan: PackPlan, other: PackPlan) =>
  other.parts.every(({ pack, times }) => timesIn(plan, pack.id) >= times);

/** The cheapest plans, none of which only adds packs to a cheaper one; the cheapest single purchase is among them. */
function shortlist(plans: PackPlan[]): PackPlan[] {
  const ranked = plans.sort(
    (one, other) =>
      one.pricePoisha - other.pricePoisha || one.purchases - other.purchases || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  const chosen: PackPlan[] = [];
  for (const plan of ranked) {
    if (chosen.length === MAX_PLANS) break;
    if (!chosen.some((other) => includes(plan, other))) chosen.push(plan);
  }
  const single = ranked.find(({ purchases }) => purchases === 1);
  if (single !== undefined && !chosen.includes(single)) chosen.splice(-1, 1, single);
  return chosen;
}

/**
 * Ranks packs and combinations of packs that meet a need, the cheapest first. None of the plans described here costs
 * less than the first.
 * A plan has up to three different packs and up to twelve purchases. At most one of the packs is a bundle; a bundle is
 * bought often enough to last all days, evenly spread. The rest of the data is filled by internet packs that follow one
 * another, and the rest of the minutes by packs of minutes. Use is even, so a purchase fills its volume, or less where
 * it ends before that much is used: 12 GB for 7 days are 3.5 GB of 15 GB over 30 days. SMS do not count, and unlimited
 * packs count with their volume at full speed. Two different bundles are never combined.
 * @param packs packs without limits of use or subscriber, the most popular first; of each kind 40 are combined,
 *   besides those that cost more than another without more volume
 * @returns up to six plans; none where nothing fits
 */
export function findPackPlans(packs: readonly FinderPack[], need: PackNeed): PackPlan[] {
  const hours = need.days * HOURS_IN_DAY;
  const internet = worthwhile(packs, "internet");
  const minutes = worthwhile(packs, "minutes");
  const fillings = new Map<string, Filling[][]>();
  const filled = (volume: Volume, given: number, maxPacks: number) => {
    const amount = Math.max(0, need[volume] - given);
    const key = `${volume} ${amount} ${maxPacks}`;
    const known =
      fillings.get(key) ?? fillingsOf(volume === "dataMb" ? internet : minutes, { volume, amount, hours }, maxPacks);
    fillings.set(key, known);
    return known;
  };
  const candidates = bundleChoices(worthwhile(packs, "bundle"), need).flatMap((bundle) => {
    const [part] = bundle.parts;
    const given = (volume: Volume) => (part === undefined ? 0 : part.pack[volume] * part.times);
    const maxPacks = MAX_PACKS_OF_PLAN - bundle.parts.length;
    return candidatesBeside(
      bundle,
      filled("dataMb", given("dataMb"), maxPacks),
      filled("minutes", given("minutes"), maxPacks),
    );
  });
  return shortlist(worthRanking(candidates));
}
