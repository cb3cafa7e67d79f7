import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api-client";
import { createServerApi } from "@/services/api-client.server";
import { ApiError } from "@/services/api-error";
import { listDistricts, listThanas, type Place } from "@/services/delivery-service";
import { siteEnv } from "@/services/env.server";
import { ORDER_PASS_COOKIE } from "@/services/order-pass-cookie";
import { getOrder, orderNotFound } from "@/services/orders-service";
import { getOrderDesk, type OwnOrder } from "@/services/own-orders-service";
import { getPageTexts } from "@/services/page-texts.server";
import { TOKEN_COOKIE } from "@/services/session-cookie";
import { invoicePath, readOrderId } from "@/utils/order-id";
import { type Language, languageOf, type PageTexts } from "@/utils/translations";

/** An order to print, with what the seller has to say of itself. */
export interface Invoice {
  language: Language;
  order: OwnOrder;
  /** Thana and district as the language calls them. */
  place: { thana: string; district: string };
  seller: { name: string; vatNumber: string };
}

/**
 * What the invoice of an order shows, in the language that its address asks for: the shop around it speaks English, and
 * the sheet either (INTERFACES.md, Addresses). Name and address are in full for whoever is logged in with the order's
 * number or has typed its code, else masked as everywhere.
 * @throws ApiError; absence when there is no such order, or nothing to invoice
 */
export async function loadInvoice(
  context: GetServerSidePropsContext,
): Promise<{ invoice: Invoice; invoiceTexts: PageTexts }> {
  const { id, lang } = context.query;
  const language = languageOf(lang === "bn" ? "bn" : "en");
  const orderId = readOrderId(String(id));
  if (orderId === null) throw orderNotFound(String(id));
  const order = await orderToPrint(context, orderId, language);
  if (order.invoicePath === null) throw orderNotFound(orderId);
  const { brand, vatNumber } = siteEnv();
  const place = await placeNames(createServerApi({ ...context, locale: language }), order.delivery, language);
  return {
    invoice: {
      language,
      order,
      place,
      seller: { name: language === "bn" ? brand.nameBn : brand.nameEn, vatNumber },
    },
    invoiceTexts: await getPageTexts(language, ["invoice"]),
  };
}

/** Orders keep the English names; a sheet in Bengali looks the others up, and does without when nobody answers. */
async function placeNames(
  api: Api,
  { thana, district }: { thana: string; district: string },
  language: Language,
): Promise<Invoice["place"]> {
  if (language === "en" || district === "") return { thana, district };
  const named = (places: readonly Place[], name: string) => places.find((place) => place.name === name)?.label ?? name;
  try {
    const [districts, thanas] = await Promise.all([listDistricts(api), listThanas(api, district)]);
    return { thana: named(thanas, thana), district: named(districts, district) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { thana, district };
  }
}

const UNINVOICED: readonly string[] = ["pending_payment", "cancelled", "expired"];

async function orderToPrint(
  context: GetServerSidePropsContext,
  orderId: string,
  language: Language,
): Promise<OwnOrder> {
  const api = createServerApi({ ...context, locale: language });
  const { cookies } = context.req;
  const pass = cookies[ORDER_PASS_COOKIE] || null;
  if (pass !== null || cookies[TOKEN_COOKIE] !== undefined) {
    try {
      return (await getOrderDesk(api, orderId, pass)).order;
    } catch (error) {
      // Somebody else's session, or a pass that is over: the sheet is masked.
      if (!(error instanceof ApiError && error.kind === "refused")) throw error;
    }
  }
  const order = await getOrder(api, orderId);
  return { ...order, contact: null, invoicePath: UNINVOICED.includes(order.state) ? null : invoicePath(orderId) };
}
