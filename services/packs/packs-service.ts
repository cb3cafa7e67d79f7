import { toPoisha } from "@/backend/contract/money";
import type { PackPlan as WirePlan } from "@/backend/contract/subscriber-services/pack-finder";
import type {
  PackKind,
  PackSort,
  PackTag,
  PackValidity,
  InternetPack as WirePack,
} from "@/backend/contract/subscriber-services/packs";
import type { Api } from "@/services/api/api-client";
import { notFound, readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import { isPublicId } from "@/utils/paths/public-id";

/** A public pack. Prices in whole poisha; a volume of 0 means none. */
export type InternetPack = ReturnType<typeof readPack>;

/** The filter of a list of packs; day = up to 3 days, week = up to 15, month = longer. 24 a page, popular first. */
interface PackFilter {
  kind?: PackKind;
  validity?: PackValidity;
  tag?: PackTag;
  /** Dial codes, at most 24. */
  codes?: readonly string[];
  /** Only packs with a reduced price. */
  reducedOnly?: boolean;
  /** Whole taka. */
  priceMax?: number;
  /** The least data, minutes and hours of a pack. */
  dataMb?: number;
  minutes?: number;
  hours?: number;
  /** Only packs without restrictions on use, hours or subscribers. */
  anyUseOnly?: boolean;
  sort?: PackSort;
  /** The most packs of each kind, at most 24; the counts ignore this limit. */
  perKind?: number;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

export type InternetPacks = Awaited<ReturnType<typeof listInternetPacks>>;

function readPack(pack: WirePack) {
  return {
    packId: pack.pack_id,
    /** internet = only data, minutes = only minutes, bundle = data with minutes or SMS. */
    kind: pack.kind,
    title: pack.title,
    pricePoisha: toPoisha(pack.price),
    /** The price before a reduction; null when it was not reduced. */
    wasPoisha: pack.was_price === null ? null : toPoisha(pack.was_price),
    dataMb: pack.data_mb,
    /** True for unlimited data: `dataMb` is then the volume at full speed. */
    unlimitedData: pack.unlimited_data,
    minutes: pack.minutes,
    sms: pack.sms,
    validityHours: pack.validity_hours,
    tags: pack.tags,
    autoRenew: pack.auto_renew,
    /** A dial code such as `*121*3001#`; null when the pack cannot be dialled. */
    dialCode: pack.dial_code,
    terms: pack.terms,
  };
}

/** GET /api/internet-packages-list: packs with their counts by kind and length (docs/packs-and-recharge.md). */
export async function listInternetPacks(api: Api, filter: PackFilter = {}) {
  const { perPage, perKind, codes, reducedOnly, priceMax, dataMb, minutes, hours, anyUseOnly, ...query } = filter;
  const { data } = await api.request("listInternetPacks", {
    query: {
      ...query,
      codes: codes?.join(),
      reduced: reducedOnly ? "1" : undefined,
      price_max: priceMax,
      data_min: dataMb,
      minutes_min: minutes,
      hours_min: hours,
      any_use: anyUseOnly ? "1" : undefined,
      per_kind: perKind,
      per_page: perPage,
    },
  });
  return readAnswer(() => ({
    packs: data.items.map(readPack),
    ...readPaging(data),
    /** Number of packs of each kind, and of each length, under the other filters. */
    kinds: data.kinds,
    validities: data.validities,
  }));
}

/**
 * GET /api/v1/internet-pack/{pack} (docs/packs-and-recharge.md).
 * @returns the pack with up to four similar packs
 * @throws ApiError; `isNotFound` when there is no such pack on sale
 */
export async function getInternetPack(api: Api, packId: string) {
  if (!isPublicId(packId)) throw notFound("pack-not-found", "No pack has such an id");
  const { data } = await api.request("getInternetPack", { params: { pack: packId } });
  return readAnswer(() => ({ pack: readPack(data.pack), comparable: data.comparable.map(readPack) }));
}

/** Packs that together meet a need, each with the number of purchases. */
export type PackPlan = ReturnType<typeof readPlan>;

function readPlan({ packs, total, purchases, data_mb, minutes, reason }: WirePlan) {
  return {
    packs: packs.map(({ pack, times }) => ({ pack: readPack(pack), times })),
    totalPoisha: toPoisha(total),
    purchases,
    /** The data of all purchases together. */
    dataMb: data_mb,
    minutes,
    reason: {
      kind: reason.kind,
      /** Index in the list of the plan that this one is compared with. */
      other: reason.other,
      /** The price difference: less than that plan for `cheaper`, more for the others. */
      differencePoisha: toPoisha(reason.difference),
      /** The advantage: fewer purchases, or more MB, minutes or hours. */
      extra: reason.extra,
    },
  };
}

/**
 * GET /api/v1/pack-finder: plans for a need, the cheapest first (docs/packs-and-recharge.md).
 * @param need data or minutes must be more than 0
 */
export async function findPackPlans(
  api: Api,
  need: { dataMb: number; minutes: number; days: number; student: boolean },
): Promise<PackPlan[]> {
  const { data } = await api.request("findPackPlans", {
    query: { mb: need.dataMb, minutes: need.minutes, days: need.days, student: need.student ? "1" : undefined },
  });
  return readAnswer(() => data.plans.map(readPlan));
}
