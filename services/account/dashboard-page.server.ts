import { findUserInfo } from "@/services/account/account-service";
import { getBalance } from "@/services/account/balance-service";
import { listTierOffers } from "@/services/account/person-service";
import { getPreferences } from "@/services/account/preferences-service";
import { listSavedAddresses } from "@/services/account/saved-addresses-service";
import { listSessions } from "@/services/account/sessions-service";
import type { Api } from "@/services/api/api-client";
import { listStockNotices } from "@/services/catalog/stock-notices-service";
import { listMyOrders } from "@/services/orders/order-history-service";
import { getStarStatus } from "@/services/star/star-status-service";
import { logFailure } from "@/utils/browser/log-failure";
import { withTimeout } from "@/utils/requests/with-timeout";

/** The data of a number's dashboard. A block that failed is null, and the page shows an error in its place. */
export type DashboardAccount = NonNullable<Awaited<ReturnType<typeof loadDashboard>>>;

/** How long a block may delay the page. After that, the browser can load it. */
const TIMEOUT_MS = 2_500;

/**
 * The blocks of the dashboard, loaded in parallel; each can fail without the others (feature 53).
 * @param hasToken whether the request has a session token
 * @returns null for a visitor: there is no token, or it belongs to no user
 */
export async function loadDashboard(api: Api, hasToken: boolean) {
  if (!hasToken) return null;
  const answer = await block("user", async () => ({ info: await findUserInfo(api) }));
  if (answer?.info === null) return null;
  const info = answer?.info;
  const [person, orders, offers, devices, preferences, notices, addresses, balance] = await Promise.all([
    info && block("star status", async () => ({ msisdn: info.msisdn, star: await getStarStatus(api, info) })),
    block("orders", () => listMyOrders(api)),
    info && block("offers", () => listTierOffers(api, { tier: info.star_status })),
    block("devices", () => listSessions(api)),
    block("preferences", () => getPreferences(api)),
    block("stock notices", () => listStockNotices(api)),
    block("saved addresses", () => listSavedAddresses(api)),
    block("balance", () => getBalance(api)),
  ]);
  return { person: person ?? null, orders, offers: offers ?? null, devices, preferences, notices, addresses, balance };
}

async function block<Data>(name: string, load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await withTimeout(load(), TIMEOUT_MS);
  } catch (error) {
    logFailure(`The dashboard is sent without its ${name}`, error);
    return null;
  }
}
