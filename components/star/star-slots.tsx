import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { StarOffers } from "@/components/star/star-offers";
import { StarTiers } from "@/components/star/star-tiers";
import type { StarPageData } from "@/services/star/star-page.server";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

const StarCheck = dynamic(() => import("@/components/star/star-check").then((part) => part.StarCheck));

/** The parts of the star programme's page, by the names of their slots. */
export function starSlots(
  { tiers, offers, search, status }: Omit<StarPageData, "page">,
  user: LayoutUser | null,
): Record<string, ReactNode> {
  const ownMsisdn = ownMsisdnOf(user);
  return {
    // The key restarts the check after a log-in or log-out.
    "star-check": <StarCheck key={`${ownMsisdn} ${status?.tier}`} ownMsisdn={ownMsisdn} own={status} />,
    "star-tiers": <StarTiers tiers={tiers} own={status?.tier ?? null} />,
    "star-offers": <StarOffers list={offers} search={search} />,
  };
}
