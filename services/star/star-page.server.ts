import { nullIf } from "@/services/api/api-error";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { listStarOffers, listStarTiers } from "@/services/star/star-service";
import { getStarStatus, type StarStatus } from "@/services/star/star-status-service";
import { readStarSearch } from "@/utils/star/star-search";

export type StarPageData = Awaited<ReturnType<typeof loadStarPage>>;

const OFFERS_A_PAGE = 12;

/**
 * The star programme page: its content, the tiers, the partner offers for the address, and the tier of a
 * logged-in reader.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadStarPage(request: PageRequest) {
  const { api, query, context } = request;
  const search = readStarSearch(query);
  const { category, area, tier, district, position, today, offer, page: number } = search;
  const [{ page }, tiers, offers, status] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "star tiers", () => listStarTiers(api)),
    sideSection(context.res, "star offers", () =>
      listStarOffers(api, {
        ...(category !== "" && { category }),
        ...(area !== "" && { area }),
        ...(tier !== "" && { tier }),
        ...(district !== "" && { district }),
        ...(position !== null && { position }),
        ...(offer !== "" && { first: offer }),
        today,
        page: number,
        perPage: OFFERS_A_PAGE,
      }),
    ),
    ownStatus(request),
  ]);
  return {
    page,
    /** Null when they could not be loaded: the rest of the page is shown. */
    tiers,
    offers,
    search,
    /** The reader's own tier; null for a visitor. */
    status,
  };
}

/** If the tier cannot be loaded, the page is shown as to a visitor. */
async function ownStatus({ api, user }: PageRequest): Promise<StarStatus | null> {
  const info = await user;
  return info && nullIf(getStarStatus(api, info), () => true);
}
