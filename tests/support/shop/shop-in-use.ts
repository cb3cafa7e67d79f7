import type { Backend } from "@/backend/app";
import type { CallName } from "@/backend/contract/paths";
import type { GeneratedInput, KnownValues } from "@/tests/support/contract-arbitraries";
import { contractCall, namesOf } from "@/tests/support/servers/api-app";
import { nextVisitDay } from "@/tests/support/sims";

const ORIGIN = "http://localhost:3000";
/** The id of an address that a test saves for its session's number. */
export const SAVED_ADDRESS = "saved-address-of-a-test";

/** Sends a generated input to a call as a client would, including hostile values. */
export function sendInput(
  backend: Backend,
  name: CallName,
  input: Partial<GeneratedInput>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const call = contractCall(name);
  const path = namesOf(call.path).reduce(
    (address, param) => address.replace(`{${param}}`, encodeURIComponent(asText(input.params?.[param]) || "x")),
    call.path,
  );
  const fields = Object.entries(input.query ?? {}).map(([field, value]) => [field, asText(value)]);
  const query = fields.length === 0 ? "" : `?${new URLSearchParams(fields)}`;
  const init: RequestInit = { method: call.method, headers: { "content-type": "application/json", ...headers } };
  if (call.body !== undefined) init.body = JSON.stringify(input.body) ?? "";
  return backend.fetch(new Request(`${ORIGIN}${path}${query}`, init));
}

/** A value as text for an address. */
function asText(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

export interface ShopInUse {
  /** The real values that exist now, by field name. */
  known(): KnownValues;
  /** Fills a new cart for the next request, because the last one may have been ordered or emptied. */
  refill(): Promise<void>;
}

/**
 * A shop with real products, places, carts, orders and a payment, so that payloads get past validation.
 * @param owner the order pass of 01712345678, and a function that delivers one of its orders
 */
export async function createShopInUse(
  backend: Backend,
  owner?: { pass: string; deliver: (orderId: string) => Promise<void> },
): Promise<ShopInUse> {
  const call = async (name: CallName, input: Partial<GeneratedInput>, headers = {}) => {
    const response = await sendInput(backend, name, input, headers);
    const body = await response.json();
    if (!response.ok || body.status === false) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const products = await call("getProducts", { query: { category: "phones", price_min: "5000", price_max: "40000" } });
  const skus: string[] = products.data.items.map((item: { sku: string }) => item.sku).slice(0, 6);
  const coming = await call("getProducts", { query: { preorder: "1" } });
  const comingSkus: string[] = coming.data.items.map((item: { sku: string }) => item.sku);
  const releases = await call("listPressReleases", { body: {} });
  const reviews = await call("listProductReviews", { query: { slug: "oskavi-frame-4-pro-5g" } });
  const stores = await call("listStores", {});
  const district: string = (await call("getDemographyPageDistricts", {})).data[0].name;
  const [first] = (await call("getPostCodeByDistrict", { params: { district } })).data;
  const place = { district, area: first.thana, post_code: first.post_code };

  const freshCart = async () => {
    const product = [{ sku: skus[0], product_quantity: 1 }];
    const { token } = await call("addCartItem", { body: { product, driver: "session" } });
    const body = { district, area: place.area, token, type: "regular" };
    const { data } = await call("deliveryOption", { body });
    return { token, version: data.version, expected_total: data.totalPrice.payable };
  };
  const person = { full_name: "Nusrat Jahan", msisdn: "01712345678", address: "House 12, Road 5" };
  const delivery = { ...place, ...person, delivery_type: "regular", payment_method: "online" };
  const order = await call("makeOrder", { body: { ...(await freshCart()), ...delivery } }, key());
  const { order_id } = order.data;
  const payment = await call("payment", { body: { order_id } }, key());

  const own = { ...delivery, payment_method: "cod" };
  const arrived = await call("makeOrder", { body: { ...(await freshCart()), ...own } }, key());
  await owner?.deliver(arrived.data.order_id);

  const requests = await createSimRequests(call, place);
  // An order of another number, which the test's pass cannot cancel: it stays unpaid.
  const stranger = { ...delivery, msisdn: "01712345699" };
  const unpaid = await call("makeOrder", { body: { ...(await freshCart()), ...stranger } }, key());

  const amount = { payment_type: "online", msisdn: "01712345678", amount: 50 };
  const recharge = await call("recharge", { body: amount }, key());

  let cart = await freshCart();
  return {
    known: () => ({
      ...Object.fromEntries(Object.entries({ ...cart, ...place }).map(([field, value]) => [field, [value]])),
      productToken: [cart.token],
      sku: [skus[0], skus[0], comingSkus[0]],
      code: ["FREESHIP", "SA", "MY", "AE"],
      emi_plan: ["meghdut-6", null],
      store: [stores.data.items[0].store_id],
      store_id: [null],
      path: ["/about/career", "/about/discover-gp"],
      slug: [products.data.items[0].slug, releases.data.items[0].slug, "lost-sim"],
      category: ["phones"],
      key: ["5g", "", requests.draftKey, requests.sentKey],
      reference: [requests.reference],
      service: ["sim_replacement"],
      step: ["number"],
      party: ["owner"],
      answers: [{ msisdn: "01712345678", reason: "lost" }],
      id: [order_id, "weekly-phone-draw"],
      campaign_id: ["weekly-phone-draw"],
      survey_id: ["satisfaction"],
      goal: ["known", "visitors"],
      audience: ["everyone", "students", "star"],
      days: ["7", "30"],
      budget: ["50000", "900000"],
      review_id: [reviews.data.items[0].review_id],
      year: ["2025"],
      brand: [products.data.items[0].brand.slug, ""],
      storage: ["256", "128,256"],
      price_min: ["1000"],
      price_max: ["90000"],
      page: ["1", "2", "9999"],
      per_page: ["4", "24"],
      msisdn: ["01712345678", "+880 1712-345679", "০১৭১২৩৪৫৬৮০", "01912345681", "01312345682"],
      full_name: ["Nusrat Jahan"],
      address: ["House 12, Road 5"],
      address_id: [SAVED_ADDRESS],
      email: ["nusrat@example.com", ""],
      order_id: [order_id, arrived.data.order_id, unpaid.data.order_id],
      order_ids: [[order_id]],
      pack_id: ["internet-5120mb-168h-3009", "internet-5120mb-168h-3009", null],
      pack: ["internet-5120mb-168h-3009"],
      offer_id: ["offer-daily-2gb", "offer-star-silver-3gb"],
      offer: ["offer-daily-2gb"],
      order_pass: [owner?.pass ?? ""],
      lines: [[{ position: 0, quantity: 1 }]],
      refund_account: [
        { kind: "bkash", number: "01712345678" },
        { kind: "bank", number: "1234567890", holder: "Nusrat Jahan", bank: "Padma Bank, Gulshan" },
      ],
      transaction_id: [payment.data.transaction_id, recharge.data.data.transaction_id],
      delivery_type: ["regular"],
      type: ["regular", "annual", "roaming", "isd"],
      retailer_token: ["retailer-rahman-telecom"],
      product_quantity: [1, 2],
    }),
    async refill() {
      cart = await freshCart();
    },
  };
}

type Call = (name: CallName, input: Partial<GeneratedInput>) => Promise<{ data: { key: string; reference: string } }>;

/** Makes a draft of a SIM request and a sent request, which needs no code since its number is another operator's. */
async function createSimRequests(call: Call, place: { district: string; area: string }) {
  const save = async (service: string, steps: Record<string, Record<string, string>>) => {
    let key: string | null = null;
    for (const [step, answers] of Object.entries(steps)) {
      key = (await call("saveSimRequest", { body: { service, step, key, answers } })).data.key;
    }
    return key ?? "";
  };
  const owner = { full_name: "Nusrat Jahan", nid_last4: "1234" };
  const draftKey = await save("sim_replacement", {
    number: { msisdn: "01712345678", reason: "lost" },
    card: { form: "physical" },
    owner: { ...owner, contact_msisdn: "01312345682" },
  });
  const sentKey = await save("mnp", {
    number: { msisdn: "01912345681", current_operator: "nodi" },
    owner: { ...owner, type: "prepaid" },
    visit: { district: place.district, area: place.area, visit_on: nextVisitDay() },
  });
  const { reference } = (await call("submitSimRequest", { body: { key: sentKey } })).data;
  return { draftKey, sentKey, reference };
}
