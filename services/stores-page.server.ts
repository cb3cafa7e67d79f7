import { loadContentPage } from "@/services/content-page.server";
import type { PageRequest } from "@/services/page-props.server";
import { sideSection } from "@/services/side-section.server";
import { listStores } from "@/services/stores-service";
import { readStoreSearch } from "@/utils/store-search";

/** The store locator: its content, and the centres that the address asks for (API-SITE-11). */
export async function loadStores(request: PageRequest) {
  const search = readStoreSearch(request.query);
  const { key, service, position, page } = search;
  const asked = { ...(key !== "" && { key }), ...(service !== "" && { service }), ...position, page };
  const [content, list] = await Promise.all([
    loadContentPage(request),
    sideSection(request.context.res, "store list", () => listStores(request.api, asked)),
  ]);
  return { ...content, list, search };
}
