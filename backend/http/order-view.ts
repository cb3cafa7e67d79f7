import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { OrderState, OrderView } from "@/backend/contract/orders";
import type { OrderLineRow } from "@/backend/db/queries/order-queries";
import type { Localized } from "@/backend/db/schema/localized";
import type { PublicOrder } from "@/backend/domain/orders/public-order";
import { variationDetails } from "@/backend/http/cart-view";
import { pictureOf } from "@/backend/http/picture-view";
import { productPath } from "@/utils/paths";

const stateLabels: Readonly<Record<OrderState, Localized>> = {
  pending_payment: { en: "Waiting for payment", bn: "পেমেন্টের অপেক্ষায়" },
  placed: { en: "Order placed", bn: "অর্ডার নেওয়া হয়েছে" },
  confirmed: { en: "Confirmed", bn: "নিশ্চিত করা হয়েছে" },
  packed: { en: "Packed", bn: "প্যাক করা হয়েছে" },
  shipped: { en: "On the way", bn: "পথে আছে" },
  delivered: { en: "Delivered", bn: "পৌঁছে দেওয়া হয়েছে" },
  cancelled: { en: "Cancelled", bn: "বাতিল" },
  expired: { en: "Expired unpaid", bn: "পেমেন্ট না হওয়ায় মেয়াদ শেষ" },
};

/** A masked order in the wire's names, money in taka (SPEC 7, API-SHOP-08 and -24). */
export function orderView(order: PublicOrder, lang: Language): OrderView {
  return {
    order_id: order.publicId,
    placed_at: order.placedAt.toISOString(),
    state: order.state,
    state_label: stateLabels[order.state][lang],
    payment_method: order.paymentMethod,
    payment_state: order.paymentState,
    payment_due_until: order.paymentDueUntil?.toISOString() ?? null,
    lines: order.lines.map((line) => lineView(line, lang)),
    total: {
      items: toTaka(order.itemsPoisha),
      delivery: toTaka(order.deliveryPoisha),
      payable: toTaka(order.payablePoisha),
    },
    delivery: {
      type: order.deliveryType,
      district: order.district,
      thana: order.thana,
      earliest: order.deliverEarliest,
      latest: order.deliverLatest,
    },
    masked: {
      full_name: order.masked.fullName,
      msisdn: order.masked.msisdn,
      address: order.masked.address,
    },
    timeline: order.timeline.map(({ state, at }) => ({
      state,
      label: stateLabels[state][lang],
      at: at?.toISOString() ?? null,
      done: at !== null,
    })),
  };
}

function lineView(line: OrderLineRow, lang: Language): OrderView["lines"][number] {
  return {
    sku: line.sku,
    product_title: line.titles[lang],
    product_path: productPath(line.category, line.productSlug, line.sku),
    variationDetails: variationDetails(line, lang),
    quantity: line.quantity,
    price: toTaka(line.pricePoisha),
    line_total: toTaka(line.totalPoisha),
    picture: line.picture && pictureOf(line.picture, lang),
  };
}
