import { RechargeForm } from "@/components/recharge/recharge-form";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { RechargePageData } from "@/services/recharge/recharge-page.server";
import type { LayoutUser } from "@/utils/layout/page-layout";

/** Digits of the country before the number that people know. */
const COUNTRY_PREFIX = 2;

/** The form of the recharge page; where its options could not be loaded, a sentence that says so. */
export function RechargeSlot({
  options,
  user,
  isPackAsked,
  ...rest
}: Omit<RechargePageData, "page"> & { user: LayoutUser | null | undefined; brand: string }) {
  const { t } = useTexts("recharge");
  if (options === null) return <Callout tone="warning">{t("unavailable")}</Callout>;
  const gone = isPackAsked && options.pack === null;
  const problem = gone ? "pack-not-found" : rest.problem;
  const ownMsisdn = user?.msisdn.slice(COUNTRY_PREFIX) ?? "";
  // A pack and a recharge are two forms: what is filled in stays with its own.
  return (
    <RechargeForm
      key={options.pack?.packId ?? ""}
      {...rest}
      problem={problem}
      options={options}
      ownMsisdn={ownMsisdn}
    />
  );
}
