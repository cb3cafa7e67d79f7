import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { createBackend } from "@/backend/app";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import { readBackendEnv } from "@/backend/env";
import { newMsisdn, PLACE } from "@/tests/support/shop/shop";

/** A server on a free local port, called over real HTTP. */
export interface HttpShop {
  address: string;
  close(): Promise<void>;
}

/** The response to a buyer: its status and, for an order, the order's id. */
export interface Purchase {
  status: number;
  orderId: string | undefined;
  code: string | undefined;
}

/** Serves any fetch handler on a free port. */
export async function serveHttp(fetch: (request: Request) => Promise<Response>): Promise<HttpShop> {
  return new Promise((done) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      done({
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed, failed) => server.close((error) => (error === undefined ? closed() : failed(error)))),
      }),
    );
  });
}

/** The product's backend on a database, over HTTP; it requires no code for an order with cash on delivery. */
export async function serveBackend(db: Database): Promise<HttpShop> {
  const backend = createBackend({
    db,
    env: { ...readBackendEnv(), codePepper: "pepper-of-a-test", codCodeFromTaka: 100_000_000 },
    log: { warn() {}, error() {} },
    say() {},
    checkAnswers: true,
  });
  return serveHttp((request) => backend.fetch(request));
}

/** Sends one call as JSON and reads the answer. */
export async function post<Answer>(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", lang: "en", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

interface CartAnswer {
  token: string;
  version: number;
}
interface DeliveryAnswer {
  data: { version: number; totalPrice: { payable: number } };
}
interface OrderAnswer {
  data?: { order_id: string };
  errors?: { code: string }[];
}

/** A number of a subscriber that no other buyer of the run has. */
export const buyerNumber = (index: number): string => `017${String(10_000_000 + index)}`;

/** Fills a cart with items of one SKU and chooses the delivery, up to the last step before the order. */
export async function fillCart(address: string, sku: string, quantity = 1) {
  const cart = await post<CartAnswer>(address, callPaths.addCartItem.path, {
    product: [{ sku, product_quantity: quantity }],
    driver: "session",
  });
  const delivery = await post<DeliveryAnswer>(address, callPaths.deliveryOption.path, {
    district: "Dhaka",
    token: cart.body.token,
    type: "regular",
  });
  return {
    token: cart.body.token,
    version: delivery.body.data.version,
    expected_total: delivery.body.data.totalPrice.payable,
  };
}

/** Places the order of a filled cart, paid on delivery. */
export async function placeOrder(
  address: string,
  cart: Awaited<ReturnType<typeof fillCart>>,
  buyer: number,
  key: string = randomUUID(),
): Promise<Purchase> {
  const { status, body } = await post<OrderAnswer>(
    address,
    callPaths.makeOrder.path,
    {
      ...cart,
      full_name: "Rahima Khatun",
      msisdn: buyerNumber(buyer),
      district: "Dhaka",
      area: "Dhanmondi",
      post_code: "1209",
      address: "House 12, Road 5",
      delivery_type: "regular",
      payment_method: "cod",
    },
    { "idempotency-key": key },
  );
  return { status, orderId: body.data?.order_id, code: body.errors?.[0]?.code };
}

/** A buyer in the test district with a payment method, in the format of make-order. */
export const newBuyer = () => ({
  full_name: "Rahima Akter",
  msisdn: newMsisdn(),
  district: PLACE.district,
  area: PLACE.thana,
  post_code: PLACE.postCode,
  address: "House 12, Road 5",
  delivery_type: "regular",
  payment_method: "online",
});
