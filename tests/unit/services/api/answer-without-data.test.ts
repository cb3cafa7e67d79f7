import type { Api } from "@/services/api/api-client";
import { getListing, getProduct } from "@/services/catalog/catalog-service";
import { getContentPage, listContentPages } from "@/services/content/content-service";
import { getPressRelease, listPressReleases } from "@/services/news/news-service";
import { listStores } from "@/services/stores/stores-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { unfilteredListing } from "@/utils/catalog/listing-query";

const reads: Record<string, (api: Api) => Promise<unknown>> = {
  getProducts: (api) => getListing(api, "phones", unfilteredListing),
  "getProducts, for one product": (api) => getProduct(api, "phones", "oskavi-one"),
  getContentPage: (api) => getContentPage(api, "/volte"),
  listContentPages: (api) => listContentPages(api),
  listPressReleases: (api) => listPressReleases(api, {}),
  "listPressReleases, for one release": (api) => getPressRelease(api, "solar-towers"),
  listStores: (api) => listStores(api, {}),
};

describe.each(Object.keys(reads))("%s", (name) => {
  it.each([{}, { data: null }, { data: 5 }])("counts %j as an outage of the system", async (answer) => {
    const call = name.split(",", 1)[0] ?? "";
    await expect(reads[name]?.(fakeApi({ [call]: () => answer }))).rejects.toMatchObject({ kind: "outage" });
  });
});
