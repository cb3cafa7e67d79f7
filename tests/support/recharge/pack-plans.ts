import {
  type FinderPack,
  MAX_PACKS_OF_PLAN,
  MAX_PURCHASES,
  type PackNeed,
} from "@/backend/domain/packs/pack-finder-rules";

export const GB = 1024;

/** Pseudo-random numbers that are the same in every run. */
export function randomNumbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Times = readonly (readonly [FinderPack, number])[];

/** True if a plan meets a need: the same definition again, implemented without any shortcut. */
export function meets(plan: Times, need: PackNeed): boolean {
  const hours = need.days * 24;
  const bundles = plan.filter(([{ kind }]) => kind === "bundle");
  if (bundles.length > 1) return false;
  if (bundles.some(([pack, times]) => pack.validityHours * times < hours)) return false;
  const isFilled = (volume: "dataMb" | "minutes", kind: string) => {
    const rest = need[volume] - bundles.reduce((sum, [pack, times]) => sum + pack[volume] * times, 0);
    if (rest <= 0) return true;
    const used = plan
      .filter(([pack]) => pack.kind === kind)
      .reduce((sum, [pack, times]) => sum + times * Math.min(pack[volume] * hours, rest * pack.validityHours), 0);
    return used >= rest * hours;
  };
  return isFilled("dataMb", "internet") && isFilled("minutes", "minutes");
}

/** The lowest price of all possible plans, by brute force; null if no plan meets the need. */
export function cheapestOfAll(packs: readonly FinderPack[], need: PackNeed): number | null {
  let best: number | null = null;
  const look = (start: number, plan: Times, purchases: number, price: number): void => {
    if (plan.length > 0 && (best === null || price < best) && meets(plan, need)) best = price;
    if (plan.length === MAX_PACKS_OF_PLAN) return;
    for (const [place, pack] of packs.entries()) {
      if (place < start) continue;
      for (let times = 1; purchases + times <= MAX_PURCHASES; times += 1) {
        look(place + 1, [...plan, [pack, times]], purchases + times, price + times * pack.pricePoisha);
      }
    }
  };
  look(0, [], 0, 0);
  return best;
}

/** A random need of any kind: data only, minutes only, or both; from one day to a quarter of a year. */
export function randomNeed(random: (below: number) => number): PackNeed {
  const sort = random(4);
  return {
    dataMb: sort === 0 ? 0 : random(60 * GB) + 1,
    minutes: sort === 1 ? 0 : random(1200) + 1,
    days: [1, 3, 7, 10, 15, 21, 30, 45, 60, 90][random(10)] ?? 30,
  };
}

export const shuffled = (packs: readonly FinderPack[], random: (below: number) => number) =>
  packs
    .map((pack) => ({ pack, at: random(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ pack }) => pack);
