import { type AccountBlock, useAccountBlock } from "@/hooks/account/use-account-block";
import { type AccountBalance, getBalance } from "@/services/account/balance-service";

/** The balance of the user's number, which can be loaded again. */
export function useBalance(initial: AccountBalance | null): AccountBlock<AccountBalance> {
  return useAccountBlock(initial, getBalance);
}
