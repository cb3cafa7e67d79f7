import type { BalanceView } from "@/backend/contract/account/balance";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type PackLeft = KnownBalance["packs"][number];

export type KnownBalance = NonNullable<AccountBalance["known"]>;

/** The balance of the reader's number; `known` is null when the charging system does not know the number. */
export type AccountBalance = Awaited<ReturnType<typeof getBalance>>;

/** The remaining volume of one pack, or of all packs together. */
const readVolumes = ({ data_mb, minutes, sms }: BalanceView["left"]) => ({ dataMb: data_mb, minutes, sms });

/**
 * GET /backend/api/v1/balance (docs/decisions/15).
 * @throws ApiError; code `no-session` when the reader is no longer logged in, `balance-unavailable` without an answer
 */
export async function getBalance(api: Api) {
  const { data } = await api.request("getBalance");
  return readAnswer(() => ({
    known: data && {
      mainPoisha: toPoisha(data.main),
      /** ISO time; null when the balance does not expire. */
      validUntil: data.valid_until,
      left: readVolumes(data.left),
      packs: data.packs.map((pack) => ({
        ...readVolumes(pack),
        packId: pack.pack_id,
        /** Null for a pack that the site does not sell. */
        title: pack.title,
        /** ISO moment. */
        validUntil: pack.valid_until,
        /** Identifies this pack on the number; null when its renewal cannot be changed. */
        reference: pack.reference,
        /** True when the pack renews itself; null when it never can. */
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
