import type { Backend } from "@/backend/app";
import type { CallName } from "@/backend/contract/paths";
import { contractCall } from "@/tests/support/api-app";
import { type GeneratedInput, type KnownValues, namesOf } from "@/tests/support/contract-arbitraries";

const ORIGIN = "http://localhost:3000";

/** Sends a generated input to a call as a client would, hostile values included. */
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

/** A value as an address can carry it. */
function asText(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

export interface ShopInUse {
  /** Values that exist at this moment, by field name. */
  known(): KnownValues;
  /** A new filled cart for the next request: the last one may have been ordered or emptied. */
  refill(): Promise<void>;
}

/** A shop with real products, places, carts, an order and a payment, so that payloads get past validation. */
export async function createShopInUse(backend: Backend): Promise<ShopInUse> {
  const call = async (name: CallName, input: Partial<GeneratedInput>, headers = {}) => {
    const response = await sendInput(backend, name, input, headers);
    const body = await response.json();
    if (!response.ok || body.status === false) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const products = await call("getProducts", { query: { category: "phones", price_max: "40000" } });
  const skus: string[] = products.data.items.map((item: { sku: string }) => item.sku).slice(0, 6);
  const releases = await call("listPressReleases", { body: {} });
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

  let cart = await freshCart();
  return {
    known: () => ({
      ...Object.fromEntries(Object.entries({ ...cart, ...place }).map(([field, value]) => [field, [value]])),
      productToken: [cart.token],
      sku: skus,
      slug: [products.data.items[0].slug, releases.data.items[0].slug],
      category: ["phones"],
      key: ["5g", ""],
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
      email: ["nusrat@example.com", ""],
      order_id: [order_id],
      order_ids: [[order_id]],
      transaction_id: [payment.data.transaction_id],
      delivery_type: ["regular"],
      type: ["regular", "annual"],
      product_quantity: [1, 2],
    }),
    async refill() {
      cart = await freshCart();
    },
  };
}
