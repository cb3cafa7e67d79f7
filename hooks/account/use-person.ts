import { type AccountBlock, useAccountBlock } from "@/hooks/account/use-account-block";
import { getPerson, listMyOffers, type Person, type TierOffer } from "@/services/account/person-service";

/** The user's number and tier. */
export function usePerson(initial: Person | null): AccountBlock<Person> {
  return useAccountBlock(initial, getPerson);
}

/** The partners' offers for the user's tier. */
export function useTierOffers(initial: TierOffer[] | null): AccountBlock<TierOffer[]> {
  return useAccountBlock(initial, listMyOffers);
}
