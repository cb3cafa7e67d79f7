import type { OrderLine, OrderView } from "@/backend/contract/shop/orders";
import { readOrder } from "@/services/orders/orders-service";
import type { ViewedOrder } from "@/services/orders/own-orders-service";
import { simSkus } from "@/utils/sims/sim-skus";

export const ORDER_ID = "7K3M-9QXT-2HVB-4D8N";

/** An order in API format; a test passes only the fields that matter to it. */
export function wireOrder(order: Partial<OrderView> = {}): OrderView {
  return {
    order_id: ORDER_ID,
    placed_at: "2026-11-21T04:00:00Z",
    state: "confirmed",
    state_label: "Confirmed",
    payment_method: "cod",
    payment_state: "due_on_delivery",
    pay_with: null,
    payment_due_until: null,
    lines: [
      {
        sku: "TRN-X5-256-BLU",
        product_title: "Turna X5",
        product_path: "/shop/devices/phones/turna-x5?variant=TRN-X5-256-BLU",
        name: null,
        number: null,
        bundle: [],
        variationDetails: { Colour: "Midnight blue" },
        quantity: 2,
        price: 64_999,
        line_total: 129_998,
        vat: { rate: 7.5, discount: 0, amount: 9_069.63 },
        picture: null,
      },
    ],
    total: {
      items: 129_998,
      delivery: 60,
      discount: 0,
      payable: 130_058,
      due_later: 0,
      vat: {
        amount: 9_077.46,
        delivery: { rate: 15, discount: 0, amount: 7.83 },
        rates: [
          { rate: 7.5, price: 129_998, amount: 9_069.63 },
          { rate: 15, price: 60, amount: 7.83 },
        ],
      },
    },
    rest: null,
    refund: null,
    promotion: null,
    emi_plan: null,
    preorder: false,
    queue: null,
    delivery: {
      type: "regular",
      district: "Dhaka",
      thana: "Mirpur",
      earliest: "2026-11-24",
      latest: "2026-11-26",
      store: null,
      courier: null,
      late: false,
    },
    masked: { full_name: "F****** A****", msisdn: "01*******78", address: "H**** 1*" },
    timeline: [
      { state: "placed", label: "Placed", at: "2026-11-21T04:00:00Z", done: true },
      { state: "confirmed", label: "Confirmed", at: "2026-11-21T05:00:00Z", done: true },
      { state: "packed", label: "Packed", at: null, done: false },
    ],
    ...order,
  };
}

/** An eSIM that the buyer of a cancelled order keeps. */
export const keptLine = {
  ...wireOrder().lines[0],
  sku: simSkus.prepaid.esim,
  product_title: "Prepaid SIM",
  variationDetails: { Kind: "eSIM" },
  quantity: 1,
  price: 200,
  line_total: 200,
  vat: { rate: 15, discount: 50, amount: 19.57 },
  kept: true,
} as OrderLine;

/** An order as its page gets it; by default for a stranger. */
export function viewedOrder(wire: Partial<OrderView> = {}, more: Partial<ViewedOrder> = {}): ViewedOrder {
  const order = { ...readOrder(wireOrder(wire)), contact: null, invoicePath: null };
  return { order, seenBy: "anyone", returns: [], isReturnable: order.state === "delivered", esim: null, ...more };
}

/** The response of view-order to the browser that placed the order, without returns or eSIMs. */
export const ownAnswer = { seen_by: "browser", returns: [], is_returnable: false, esim: null };

/** The same order for the browser that placed it. */
export function ownViewedOrder(wire: Partial<OrderView> = {}, more: Partial<ViewedOrder> = {}): ViewedOrder {
  const viewed = viewedOrder(wire, { seenBy: "browser", ...more });
  const contact = {
    fullName: "Farhana Akter",
    msisdn: "01712345678",
    email: null,
    address: "House 12",
    postCode: "1216",
    note: null,
  };
  return { ...viewed, order: { ...viewed.order, contact } };
}
