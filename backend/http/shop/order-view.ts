import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { OrderView } from "@/backend/contract/shop/orders";
import type { OrderLineRow } from "@/backend/db/queries/orders/order-queries";
import type { PublicOrder } from "@/backend/domain/orders/public-order";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { bundleItems, variationDetails } from "@/backend/http/shop/cart-view";
import { installmentView } from "@/backend/http/shop/installment-view";
import { stateLabel, stepLabel } from "@/backend/http/shop/order-labels";
import { orderVatView, vatPartView } from "@/backend/http/shop/order-vat-view";
import { productPath } from "@/utils/paths/paths";

/** A masked order with the API's field names, money in taka (API-SHOP-08 and -24). */
export function orderView(order: PublicOrder, lang: Language): OrderView {
  return {
    order_id: order.publicId,
    placed_at: order.placedAt.toISOString(),
    state: order.state,
    state_label: stateLabel(order.state, order, lang),
    ...paymentView(order),
    lines: order.lines.map((line) => lineView(line, lang)),
    total: {
      items: toTaka(order.itemsPoisha),
      delivery: toTaka(order.deliveryPoisha),
      discount: toTaka(order.discountPoisha),
      payable: toTaka(order.payablePoisha),
      due_later: toTaka(order.deferredPoisha),
      vat: orderVatView(order),
    },
    rest: restOf(order),
    refund: order.refund && { amount: toTaka(order.refund.poisha), sent: order.refund.sent },
    ...keptView(order),
    promotion: order.promotionCode,
    emi_plan: order.emiPlan && installmentView(order.emiPlan, lang),
    preorder: order.preorder,
    ...(order.simRequest && { sim_request: order.simRequest }),
    queue: order.queue && {
      place: order.queue.place,
      released_on: order.queue.releasedOn,
      released: order.queue.released,
    },
    delivery: {
      type: order.deliveryType,
      district: order.district,
      district_label: order.districtNames?.[lang] ?? order.district,
      thana: order.thana,
      thana_label: order.thanaNames?.[lang] ?? order.thana,
      earliest: order.deliverEarliest,
      latest: order.deliverLatest,
      store: order.store && {
        store_id: order.store.code,
        name: order.store.name[lang],
        address: order.store.address[lang],
      },
      courier: order.courier && courierView(order.courier, lang),
      late: order.late,
    },
    masked: {
      full_name: order.masked.fullName,
      msisdn: order.masked.msisdn,
      address: order.masked.address,
    },
    timeline: order.timeline.map((step) => ({
      state: step.state,
      label: stepLabel(step, order, lang),
      at: step.at?.toISOString() ?? null,
      done: step.at !== null,
    })),
  };
}

function paymentView(order: PublicOrder) {
  return {
    payment_method: order.paymentMethod,
    payment_state: order.paymentState,
    ...(order.paymentOpen && { payment_open: true }),
    pay_with: order.payWith,
    payment_due_until: order.paymentDueUntil?.toISOString() ?? null,
  };
}

/** What the buyer of a cancelled order keeps. Its delivery is refunded, so it has no VAT. */
function keptView(order: PublicOrder): Pick<OrderView, "kept" | "kept_vat"> {
  const lines = order.lines.filter(({ kept }) => kept);
  if (lines.length === 0) return {};
  const vat = orderVatView({ ...order, lines, deliveryPoisha: 0, deliveryDiscountPoisha: 0, deliveryVatPoisha: 0 });
  return { kept: toTaka(order.keptPoisha), kept_vat: vat };
}

function restOf({ deferredPoisha: rest, cashLimitPoisha: limit }: PublicOrder): OrderView["rest"] {
  if (rest === 0 || limit === null) return null;
  return { amount: toTaka(rest), in_cash: rest <= limit, cash_limit: toTaka(limit) };
}

function courierView(courier: NonNullable<PublicOrder["courier"]>, lang: Language) {
  const { names, phone, trackingUrl, parcelNumber } = courier;
  const hasPage = trackingUrl !== null && parcelNumber !== null;
  return {
    name: names[lang],
    phone,
    parcel_number: parcelNumber,
    tracking_url: hasPage ? trackingUrl.replace("{parcel}", encodeURIComponent(parcelNumber)) : null,
  };
}

/** The number of a SIM; the domain has masked it for strangers. */
function simDetails({ sim }: OrderLineRow, lang: Language): Record<string, string> {
  return sim ? { [lang === "bn" ? "নম্বর" : "Number"]: sim } : {};
}

function lineView(line: OrderLineRow, lang: Language): OrderView["lines"][number] {
  return {
    sku: line.sku,
    product_title: line.titles[lang],
    product_path: productPath(line.category, line.productSlug, line.sku),
    variationDetails: { ...variationDetails(line, lang), ...simDetails(line, lang) },
    name: line.printName,
    number: line.printNumber,
    bundle: bundleItems(line.addOns, lang),
    quantity: line.quantity,
    price: toTaka(line.pricePoisha),
    line_total: toTaka(line.totalPoisha),
    vat: vatPartView(line),
    ...(line.kept && { kept: true }),
    picture: line.picture && pictureOf(line.picture, lang),
  };
}
