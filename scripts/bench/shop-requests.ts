import { randomUUID } from "node:crypto";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import type { ProductCard, ProductList } from "@/backend/contract/shop/catalog";
import type { DeliveryOption, Place } from "@/backend/contract/shop/delivery";
import type { OrderInput } from "@/backend/contract/shop/orders";
import { onConnection, type PlannedRequest, type Reply, sendAll } from "./http-connection";

/** The data of the seeded shop that the bench uses. */
export interface Shop {
  products: readonly ProductCard[];
  address: Pick<OrderInput, "district" | "area" | "post_code">;
  /** Fee in taka for regular delivery to that address. */
  deliveryFee: number;
}

/** Asks the running site for phones in stock and for an address with delivery. */
export async function readShop(port: number): Promise<Shop> {
  const listing = await ask<{ data: ProductList }>(
    port,
    query("getProducts", "?category=phones&per_page=24&sort=price-low"),
  );
  const products = listing.data.items.filter((product) => product.in_stock);
  const districts = await ask<{ data: Place[] }>(port, query("getDemographyPageDistricts"));
  const district = districts.data.find((place) => place.name === "Dhaka")?.name ?? districts.data[0]?.name ?? "";
  const postCodes = await ask<{ data: { post_code: string; thana: string }[] }>(
    port,
    query("getPostCodeByDistrict", "", { district }),
  );
  const [place] = postCodes.data;
  if (products.length === 0 || place === undefined)
    throw new Error("the seeded shop has no phone or no address to order to");
  const address = { district, area: place.thana, post_code: place.post_code };
  const options = await ask<{ data: { options: DeliveryOption[] } }>(
    port,
    post("deliveryOption", { district, area: place.thana }),
  );
  const regular = options.data.options.find((option) => option.type === "regular");
  if (regular === undefined) throw new Error(`nothing is delivered to ${district}`);
  return { products, address, deliveryFee: regular.fee };
}

/** The cart update of a new visitor: adds one phone to a cart that does not exist yet. */
export function addToCart(shop: Shop): PlannedRequest[] {
  return shop.products.map(({ sku }) =>
    post("addCartItem", { product: [{ sku, product_quantity: 1 }], driver: "session" }),
  );
}

/** Requests for carts with one line, each for a different cart. */
export async function fetchCarts(port: number, shop: Shop, count: number): Promise<PlannedRequest[]> {
  const carts = await makeCarts(port, shop, count);
  return carts.map((cart) => query("getCartItem", `?productToken=${cart.token}`));
}

/** The cart update after a quantity change: sends the whole cart again, with two pieces and one piece alternately. */
export function changeQuantities(carts: readonly CartView[]): PlannedRequest[] {
  return [2, 1].flatMap((product_quantity) =>
    carts.map(({ token, data }) =>
      post("addCartItem", {
        product: data.map(({ sku }) => ({ sku, product_quantity })),
        driver: "session",
        token,
      }),
    ),
  );
}

/** Orders, each with its own cart, number and idempotency key. */
export async function placeOrders(port: number, shop: Shop, count: number): Promise<PlannedRequest[]> {
  const carts = await makeCarts(port, shop, count);
  return carts.map((cart, index) => {
    const order: OrderInput = {
      token: cart.token ?? "",
      version: cart.version,
      expected_total: cart.totalPrice.includingBundle + shop.deliveryFee,
      full_name: "Bench Buyer",
      msisdn: `017${String((Date.now() + index) % 100_000_000).padStart(8, "0")}`,
      ...shop.address,
      address: "House 1, Road 1",
      delivery_type: "regular",
      payment_method: "cod",
    };
    return { ...post("makeOrder", order), headers: { "Idempotency-Key": randomUUID() } };
  });
}

/** Carts with one line, distributed over the phones. */
export async function makeCarts(port: number, shop: Shop, count: number): Promise<CartView[]> {
  const requests = addToCart(shop);
  const carts: CartView[] = [];
  await sendAll(
    port,
    count,
    (index) => requests[index % requests.length] as PlannedRequest,
    (reply, request) => carts.push(answerOf<CartView>(reply, request)),
  );
  return carts;
}

export function query(name: CallName, search = "", params: Record<string, string> = {}): PlannedRequest {
  const path = callPaths[name].path.replace(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  return { method: "GET", path: path + search };
}

export function post(name: CallName, body: unknown): PlannedRequest {
  return { method: "POST", path: callPaths[name].path, body };
}

/** Sends one request over its own connection. @throws Error for any answer but 200 with status true */
export async function ask<Answer>(port: number, request: PlannedRequest): Promise<Answer> {
  return answerOf<Answer>(await onConnection(port, (connection) => connection.send(request)), request);
}

function answerOf<Answer>(reply: Reply, { method, path }: PlannedRequest): Answer {
  const answer = JSON.parse(reply.body) as Answer & { status: boolean };
  if (reply.status === 200 && answer.status) return answer;
  throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body.slice(0, 300)}`);
}
