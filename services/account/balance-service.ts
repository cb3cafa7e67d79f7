import type { BalanceView } from "@/backend/contract/account/balance";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** The remaining volume of one pack, or of all packs together. */
interface Volumes {
  dataMb: number;
  minutes: number;
  sms: number;
}

export interface PackLeft extends Volumes {
  packId: string;
  /** Null for a pack that the site does not sell. */
  title: string | null;
  /** ISO moment. */
  validUntil: string;
  /** Identifies this pack on the number; null when its renewal cannot be changed. */
  reference: string | null;
  /** True when the pack renews itself; null when it never can. */
  renews: boolean | null;
}

export interface KnownBalance {
  mainPoisha: number;
  /** ISO time; null when the balance does not expire. */
  validUntil: string | null;
  left: Volumes;
  packs: PackLeft[];
}

/** The balance of the reader's number; `known` is null when the charging system does not know the number. */
export interface AccountBalance {
  known: KnownBalance | null;
}

const readVolumes = ({ data_mb, minutes, sms }: BalanceView["left"]): Volumes => ({ dataMb: data_mb, minutes, sms });

/**
 * GET /backend/api/v1/balance (docs/decisions/15).
 * @throws ApiError; code `no-session` when the reader is no longer logged in, `balance-unavailable` without an answer
 */
export async function getBalance(api: Api): Promise<AccountBalance> {
  const { data } = await api.request("getBalance");
  return readAnswer(() => ({
    known: data && {
      mainPoisha: toPoisha(data.main),
      validUntil: data.valid_until,
      left: readVolumes(data.left),
      packs: data.packs.map((pack) => ({
        ...readVolumes(pack),
        packId: pack.pack_id,
        title: pack.title,
        validUntil: pack.valid_until,
        reference: pack.reference,
        renews: pack.renews,
      })),
    },
  }));
}

/**
 * POST /backend/api/v1/balance/renewal: switches the renewal of a pack in use on or off (docs/packs-and-recharge.md).
 * @throws ApiError; code `pack-renewal-fixed` for a pack that has ended, `no-session`, `balance-unavailable`
 */
export async function changePackRenewal(api: Api, change: { reference: string; renews: boolean }): Promise<void> {
  await api.request("changePackRenewal", { body: change });
}
