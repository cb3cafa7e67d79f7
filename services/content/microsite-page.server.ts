import type { Api } from "@/services/api/api-client";
import { listProducts, type ProductCardView } from "@/services/catalog/catalog-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { getPicture, pictureView, type ShownPicture } from "@/utils/pictures/pictures";
import type { Language } from "@/utils/text/translations";

const RAIL_LENGTH = 8;
const DEALS_AMONG = 48;
const SHARE = 100;

/** The data of a partner's landing page, apart from its texts. */
export interface MicrositePage {
  /** `smart` for the microsite alo, which sells IoT products (START-03, START-04); `phones` for all others. */
  theme: "phones" | "smart";
  picture: ShownPicture;
  products: ProductCardView[];
  /** False when no product of the theme is in stock, and phones are shown instead. */
  productsFit: boolean;
}

/**
 * The campaign of a microsite: IoT products for alo, the phones with the largest price cuts for all others.
 * @param microsite value of micrositeService, empty when there is none
 * @throws ApiError
 */
async function readMicrositePage(api: Api, microsite: string, language: Language): Promise<MicrositePage> {
  const theme = microsite === "alo" ? "smart" : "phones";
  const picture = pictureView(getPicture(theme === "smart" ? "hero/routers" : "hero/flagship"), language);
  const smart = theme === "smart" ? await listProducts(api, "iot-products", {}, RAIL_LENGTH) : [];
  const fitting = smart.filter((product) => product.inStock);
  const products = fitting.length > 0 ? fitting : await listDeals(api);
  return { theme, picture, products, productsFit: theme === "phones" || fitting.length > 0 };
}

async function listDeals(api: Api): Promise<ProductCardView[]> {
  const phones = (await listProducts(api, "phones", {}, DEALS_AMONG)).filter((phone) => phone.inStock);
  const reduced = phones.filter((phone) => savedShare(phone) > 0).sort((a, b) => savedShare(b) - savedShare(a));
  return (reduced.length > 0 ? reduced : phones).slice(0, RAIL_LENGTH);
}

const savedShare = ({ pricePoisha, wasPoisha }: ProductCardView) =>
  wasPoisha === null ? 0 : Math.round((SHARE * (wasPoisha - pricePoisha)) / wasPoisha);

/** The landing page for the partner of this request. @throws ApiError */
export async function loadMicrosite({ api, language, chrome }: PageRequest): Promise<MicrositePage> {
  return readMicrositePage(api, (await chrome).microsite, language);
}
