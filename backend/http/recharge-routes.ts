import { rechargeCalls } from "@/backend/contract/recharge";
import { HttpRefusal } from "@/backend/http/refusal";
import { type Route, route } from "@/backend/http/route";
import { localePath, paths } from "@/utils/paths";

const [rechargeCall] = rechargeCalls;

/** The recharge link's address, in the language of the page that asks (SPEC 7, API-SITE-39). A payment for a recharge is not taken yet, and says so. */
export const rechargeRoutes: readonly Route[] = [
  route(rechargeCall, ({ env, lang }, { body }) => {
    if (body.payment_type === "online") throw new HttpRefusal("not-built-yet", { field: "payment_type" });
    const redirectUrl = env.publicOrigin + localePath(paths.recharge, lang);
    return { status: true as const, data: { data: { redirectUrl } } };
  }),
];
