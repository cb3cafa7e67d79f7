import { readTaka } from "@/utils/money/typed-taka";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The limits of an entry into a recharge campaign, as in the contract: characters of each field, and taka. */
export const ENTRY_LENGTHS = { full_name: 100, msisdn: 30, amount: 9, store_id: 64 } as const;
const MAX_AMOUNT_TAKA = 50_000;

type EntryField = keyof typeof ENTRY_LENGTHS;
export const ENTRY_FIELDS = Object.keys(ENTRY_LENGTHS) as EntryField[];
/** An entry as it was typed. */
export type TypedEntry = Record<EntryField, string>;

interface Campaign {
  readonly id: string;
  readonly minPoisha: number;
}
type Districts = readonly { readonly name: string; readonly stores: readonly { readonly id: string }[] }[];

export function readTypedEntry(read: (name: EntryField) => string): TypedEntry {
  return Object.fromEntries(ENTRY_FIELDS.map((name) => [name, read(name)])) as TypedEntry;
}

/** The entry that is sent. An invalid amount becomes 0, and an unknown store gets an empty district. */
export function entryOf({ id: campaignId }: Pick<Campaign, "id">, districts: Districts, typed: TypedEntry) {
  const { msisdn, full_name: fullName, store_id: storeId } = typed;
  const district = districts.find(({ stores }) => stores.some(({ id }) => id === storeId))?.name ?? "";
  return { campaignId, msisdn, fullName, district, storeId, amount: readTaka(typed.amount) ?? 0 };
}

/** The fields that the server would refuse, in the order of the form. */
export function wrongEntryFields(campaign: Campaign, districts: Districts, typed: TypedEntry): EntryField[] {
  const { msisdn, fullName, district, amount } = entryOf(campaign, districts, typed);
  const isWrong: Record<EntryField, boolean> = {
    full_name: fullName === "" || fullName.length > ENTRY_LENGTHS.full_name,
    msisdn: normaliseMsisdn(msisdn) === null,
    amount: amount * 100 < campaign.minPoisha || amount > MAX_AMOUNT_TAKA,
    store_id: district === "",
  };
  return ENTRY_FIELDS.filter((name) => isWrong[name]);
}
