import { toPoisha } from "@/backend/contract/money";
import type {
  InternetPackList,
  PackKind,
  PackSort,
  PackTag,
  PackValidity,
  InternetPack as WirePack,
} from "@/backend/contract/packs";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";

export type { PackKind, PackSort, PackTag, PackValidity } from "@/backend/contract/packs";

/** A pack that anyone can buy. Prices in whole poisha, 0 = none of it. */
export interface InternetPack {
  packId: string;
  /** internet = data alone, minutes = minutes alone, bundle = data with minutes or SMS. */
  kind: PackKind;
  title: string;
  pricePoisha: number;
  /** What it cost before; null when nothing was reduced. */
  wasPoisha: number | null;
  dataMb: number;
  /** `dataMb` is then the volume at full speed. */
  unlimitedData: boolean;
  minutes: number;
  sms: number;
  validityHours: number;
  tags: PackTag[];
  autoRenew: boolean;
  /** Such as `*121*3001#`; null when the pack cannot be dialled. */
  dialCode: string | null;
  terms: string[];
}

/** What a list of packs is narrowed to; day = up to 3 days, week = up to 15, month = longer. 24 a page, popular first. */
export interface PackFilter {
  kind?: PackKind;
  validity?: PackValidity;
  tag?: PackTag;
  /** Dial codes, 24 at most. */
  codes?: readonly string[];
  /** Only packs whose price was lowered. */
  reducedOnly?: boolean;
  sort?: PackSort;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

export interface InternetPacks {
  packs: InternetPack[];
  /** Matches over all pages. */
  count: number;
  page: number;
  pages: number;
  /** Packs of each kind, and of each length, under the other filters. */
  kinds: { key: PackKind; count: number }[];
  validities: { key: PackValidity; count: number }[];
}

function readPack(pack: WirePack): InternetPack {
  return {
    packId: pack.pack_id,
    kind: pack.kind,
    title: pack.title,
    pricePoisha: toPoisha(pack.price),
    wasPoisha: pack.was_price === null ? null : toPoisha(pack.was_price),
    dataMb: pack.data_mb,
    unlimitedData: pack.unlimited_data,
    minutes: pack.minutes,
    sms: pack.sms,
    validityHours: pack.validity_hours,
    tags: pack.tags,
    autoRenew: pack.auto_renew,
    dialCode: pack.dial_code,
    terms: pack.terms,
  };
}

/**
 * GET /api/internet-packages-list: packs with their counts by kind and length (docs/decisions 012).
 * @throws ApiError
 */
export async function listInternetPacks(api: Api, filter: PackFilter = {}): Promise<InternetPacks> {
  const { perPage, codes, reducedOnly, ...query } = filter;
  const { data } = await api.request<{ data: InternetPackList }>("listInternetPacks", {
    query: { ...query, codes: codes?.join(), reduced: reducedOnly ? "1" : undefined, per_page: perPage },
  });
  return readAnswer(() => ({
    packs: data.items.map(readPack),
    count: data.count,
    page: data.page,
    pages: data.pages,
    kinds: data.kinds,
    validities: data.validities,
  }));
}
