import { RechargeForm } from "@/components/recharge/recharge-form";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { RechargePageData } from "@/services/recharge/recharge-page.server";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

/** The form of the recharge page. If its options could not be loaded, a sentence says so. */
export function RechargeSlot({
  options,
  user,
  isPackRequested,
  ...rest
}: Omit<RechargePageData, "page"> & { user: LayoutUser | null | undefined; brand: string }) {
  const { t } = useTexts("recharge");
  if (options === null) return <Callout tone="warning">{t("unavailable")}</Callout>;
  const problem = isPackRequested && options.pack === null ? "pack-not-found" : null;
  // A recharge with and without a pack are two forms: the values typed in one are not carried over to the other.
  return (
    <RechargeForm
      key={options.pack?.packId ?? ""}
      {...rest}
      problem={problem}
      options={options}
      ownMsisdn={ownMsisdnOf(user)}
    />
  );
}
