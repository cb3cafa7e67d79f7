import { type AccountBlock, useAccountBlock } from "@/hooks/account/use-account-block";
import { getPerson, listMyOffers, type Person, type TierOffer } from "@/services/account/person-service";

/** The reader's number and tier. */
export function usePerson(initial: Person | null): AccountBlock<Person> {
  return useAccountBlock(initial, getPerson);
}

/** What partners offer to the reader's tier. */
export function useTierOffers(initial: TierOffer[] | null): AccountBlock<TierOffer[]> {
  return useAccountBlock(initial, listMyOffers);
}
