import { rechargeCalls } from "@/backend/contract/recharge";
import { HttpRefusal } from "@/backend/http/refusal";
import { type Route, route } from "@/backend/http/route";
import { paths } from "@/utils/paths";

const [rechargeCall] = rechargeCalls;

/** The recharge link's address (SPEC 7, API-SITE-39). A payment for a recharge is not taken yet, and says so. */
export const rechargeRoutes: readonly Route[] = [
  route(rechargeCall, ({ env }, { body }) => {
    if (body.payment_type === "online") throw new HttpRefusal("not-built-yet", { field: "payment_type" });
    return { status: true as const, data: { data: { redirectUrl: `${env.publicOrigin}${paths.recharge}` } } };
  }),
];
