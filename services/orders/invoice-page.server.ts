import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { createServerApi } from "@/services/api/api-client.server";
import { ApiError } from "@/services/api/api-error";
import { siteEnv } from "@/services/api/env.server";
import { listDistricts, listThanas, type Place } from "@/services/checkout/delivery-service";
import { shownProof } from "@/services/orders/order-proof.server";
import { orderNotFound } from "@/services/orders/orders-service";
import { type OwnOrder, viewOrder } from "@/services/orders/own-orders-service";
import { getPageTexts } from "@/services/page/page-texts.server";
import { readOrderId } from "@/utils/checkout/order-id";
import { type Language, languageOf, type PageTexts } from "@/utils/text/translations";

/** An order to print, with the seller's details. */
export interface Invoice {
  language: Language;
  order: OwnOrder;
  /** Thana and district in the language of the page. */
  place: { thana: string; district: string };
  seller: { name: string; vatNumber: string };
}

/**
 * The data of an order's invoice, in the language of its address, which may be another than that of the shop around it
 * (docs/interfaces.md#addresses). Name and address are in full for its buyer, as on the order's page, else
 * masked.
 * @throws ApiError; absence when there is no such order, or nothing to invoice
 */
export async function loadInvoice(
  context: GetServerSidePropsContext,
): Promise<{ invoice: Invoice; invoiceTexts: PageTexts }> {
  const { id, lang } = context.query;
  const language = languageOf(lang === "bn" || lang === "en" ? lang : context.locale);
  const orderId = readOrderId(String(id));
  if (orderId === null) throw orderNotFound(String(id));
  const api = createServerApi({ ...context, locale: language });
  const { order } = await viewOrder(api, orderId, shownProof(context));
  if (order.invoicePath === null) throw orderNotFound(orderId);
  const { brand, vatNumber } = siteEnv();
  const place = await placeNames(api, order.delivery, language);
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

/**
 * Orders store the English names; a sheet in Bengali looks the others up, and uses the English ones without an answer.
 */
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
