import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { loadOrNotFound, type UnknownOrder } from "@/services/orders/order-page.server";
import { shownProof } from "@/services/orders/order-proof.server";
import { orderNotFound } from "@/services/orders/orders-service";
import { type OrderReturn, type OwnOrder, viewOrder } from "@/services/orders/own-orders-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { getPageTexts, loadT } from "@/services/page/page-texts.server";
import { areOnlyEsims } from "@/utils/sims/sim-skus";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf, type PageTexts } from "@/utils/text/translations";

/** An order to print, with the seller's details. */
export interface Invoice {
  language: Language;
  order: OwnOrder;
  /** The returns that were refunded; none for a reader who is not known as the buyer. */
  refunds: OrderReturn[];
  seller: { name: string; address: string; vatNumber: string };
}

/**
 * The data of an order's invoice, in the language of its address. It can differ from the language of the shop around it
 * (docs/interfaces.md#addresses). Its buyer sees name and address in full, as on the order's page; for others, they are
 * masked.
 * @throws ApiError; `isNotFound` when the order has nothing to invoice
 */
export async function loadInvoice({
  query,
  context,
}: Pick<PageRequest, "query" | "context">): Promise<{ invoice: Invoice; invoiceTexts: PageTexts } | UnknownOrder> {
  const { lang } = query;
  const language = languageOf(lang === "bn" || lang === "en" ? lang : context.locale);
  const api = createServerApi({ ...context, locale: language });
  const found = await loadOrNotFound({ query, context }, (orderId) => viewOrder(api, orderId, shownProof(context)));
  if ("unknownId" in found) return found;
  const { order, returns } = found;
  if (order.invoicePath === null) throw orderNotFound(order.orderId);
  const { brand, vatNumber } = siteEnv();
  const name = brandName(brand, language);
  const t = await loadT(language, "common");
  return {
    invoice: {
      language,
      order: invoicedPart(order),
      refunds: returns.filter(({ state }) => state === "refunded"),
      seller: { name, address: t("footer.contact.address", { brand: name }), vatNumber },
    },
    invoiceTexts: await getPageTexts(language, ["invoice"]),
  };
}

/** Of a cancelled order only the lines that the buyer keeps: the rest was refunded, also the delivery. */
export function invoicedPart(order: OwnOrder): OwnOrder {
  if (order.kept === null) return order;
  const { poisha, vat } = order.kept;
  const lines = order.lines.filter(({ isKept }) => isKept);
  const itemsPoisha = lines.reduce((sum, { lineTotalPoisha }) => sum + lineTotalPoisha, 0);
  return {
    ...order,
    lines,
    delivery: areOnlyEsims(lines) ? { ...order.delivery, type: "digital" } : order.delivery,
    total: {
      itemsPoisha,
      deliveryPoisha: 0,
      discountPoisha: itemsPoisha - poisha,
      payablePoisha: poisha,
      dueLaterPoisha: 0,
      vat,
    },
    // The bank's instalments were for the whole order.
    emi: null,
  };
}
