import type { Api } from "@/services/api/api-client";
import { listProducts, type ProductCardView } from "@/services/catalog/catalog-service";
import { dealsOf } from "@/services/catalog/shop-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { getPicture, pictureView } from "@/utils/pictures/pictures";

const RAIL_LENGTH = 8;
const DEALS_AMONG = 48;

/** The data of a partner's landing page, apart from its texts. */
export type MicrositePage = Awaited<ReturnType<typeof loadMicrosite>>;

/**
 * The landing page for the partner of this request: IoT products for the microsite alo, the phones with the largest
 * price cuts for all others.
 */
export async function loadMicrosite({ api, language, chrome }: PageRequest) {
  const theme = (await chrome).microsite === "alo" ? "smart" : "phones";
  const picture = pictureView(getPicture(theme === "smart" ? "hero/routers" : "hero/flagship"), language);
  const smart = theme === "smart" ? await listProducts(api, "iot-products", {}, RAIL_LENGTH) : [];
  const fitting = smart.filter((product) => product.inStock);
  const products = fitting.length > 0 ? fitting : await listDeals(api);
  return {
    /** `smart` for the microsite alo, which sells IoT products (START-03, START-04); `phones` for all others. */
    theme,
    picture,
    products,
    /** False when no product of the theme is in stock, and phones are shown instead. */
    productsFit: theme === "phones" || fitting.length > 0,
  } as const;
}

async function listDeals(api: Api): Promise<ProductCardView[]> {
  const phones = await listProducts(api, "phones", {}, DEALS_AMONG);
  const deals = dealsOf(phones, RAIL_LENGTH);
  return deals.length > 0 ? deals : phones.filter((phone) => phone.inStock).slice(0, RAIL_LENGTH);
}
