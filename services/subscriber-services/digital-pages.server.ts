import { encode } from "uqr";
import { siteEnv } from "@/services/api/env.server";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { listBillCharges } from "@/services/subscriber-services/bill-charges-service";
import { listValueAddedServices } from "@/services/subscriber-services/value-added-services-service";
import { readTaka } from "@/utils/money/typed-taka";
import { queryText } from "@/utils/paths/query-value";
import { type QrDrawing, qrPath } from "@/utils/pictures/qr-path";

/** The values of the example that is shown first. */
const FIRST = { service: "electricity", taka: 800 };
const MAX_TAKA = 9_999_999;
const SERVICE = /^[a-z0-9-]{1,40}$/;

/** The categories of services that these pages show. */
type Category = "digital" | "payments";

function servicesOf({ api, context }: PageRequest, category: Category) {
  return sideSection(context.res, `services of ${category}`, async () => {
    const { services } = await listValueAddedServices(api, { category });
    return services;
  });
}

const chargesOf = ({ api, context }: PageRequest) =>
  sideSection(context.res, "charges of payments", () => listBillCharges(api));

let drawn: { store: string; qr: QrDrawing } | null = null;

/** The address of the app store as a QR code, drawn only once. */
function appCode(): QrDrawing {
  const store = siteEnv().links.myGpStore;
  if (drawn?.store !== store) drawn = { store, qr: qrPath(encode(store, { ecc: "M", border: 4 }).data) };
  return drawn.qr;
}

/** The page of apps and content: the content page, and the services with their dial codes. */
export async function loadDigitalServices(request: PageRequest) {
  const [content, services] = await Promise.all([loadContentPage(request), servicesOf(request, "digital")]);
  return { ...content, services };
}

/** The app's page, with the QR code. */
export async function loadAppPage(request: PageRequest) {
  return { ...(await loadContentPage(request)), qr: appCode() };
}

/** The MobiCash page: the content page, the charges and the dial codes. */
export async function loadPaymentPage(request: PageRequest) {
  const [content, charges, services] = await Promise.all([
    loadContentPage(request),
    chargesOf(request),
    servicesOf(request, "payments"),
  ]);
  return { ...content, charges, services };
}

/** The GPAY page: the same, with the app's QR code. */
export async function loadWalletPage(request: PageRequest) {
  return { ...(await loadPaymentPage(request)), qr: appCode() };
}

/** The page of mobile financial services: as above, with the charge for the payment in the address. */
export async function loadFinancialServices(request: PageRequest) {
  const { query } = request;
  const service = queryText(query["pay"]);
  const taka = Math.min(Math.max(1, readTaka(queryText(query["sum"])) ?? FIRST.taka), MAX_TAKA);
  const payment = { service: SERVICE.test(service) ? service : FIRST.service, taka };
  const { charges, ...page } = await loadPaymentPage(request);
  const isKnown = charges?.some((charge) => charge.service === payment.service) ?? false;
  return { ...page, charges, payment: isKnown ? payment : { ...payment, service: FIRST.service } };
}
