import { notFound, nullIf } from "@/services/api/api-error";
import { loadContentPage, loadContentWithList, type ShownBlock } from "@/services/content/content-page.server";
import { findOwnOffers, getOffer, listOffers, type Offer } from "@/services/offers/offers-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { readOfferSearch } from "@/utils/packs/offer-search";
import { isPublicId } from "@/utils/paths/public-id";

export type OffersPageData = Awaited<ReturnType<typeof loadOffersPage>>;

/** The offers page: its content, and the list for the address. @throws ApiError when the content cannot be loaded */
export async function loadOffersPage(request: PageRequest) {
  const { api, query } = request;
  const search = readOfferSearch(query);
  const { kind, validity, audience, price, sort, page: number } = search;
  const { page, list } = await loadContentWithList(request, "offers", () =>
    listOffers(api, {
      ...(kind !== null && { kind }),
      ...(validity !== null && { validity }),
      ...(audience !== null && { audience }),
      ...(price !== null && { maxPrice: price }),
      sort,
      page: number,
    }),
  );
  return { page, list, search };
}

/** One offer. @throws ApiError; `isNotFound` when no offer has that id, or it has ended */
export async function loadOfferPage({ api, context }: PageRequest) {
  const id = String(context.params?.["offer"]);
  if (!isPublicId(id)) throw notFound("offer-not-found");
  return { offer: await getOffer(api, id) };
}

/** The page with the offers for one number. @throws ApiError when the content cannot be loaded */
export async function loadMyOffersPage(request: PageRequest) {
  const [{ page }, own] = await Promise.all([loadContentPage(request), ownOffers(request)]);
  return { page: own === null ? page : { ...page, blocks: page.blocks.map(withoutInvitation) }, own };
}

/** A logged-in reader's offers are part of the page, so it does not ask them to log in. */
function withoutInvitation(block: ShownBlock): ShownBlock {
  if (block.type !== "slot" || block.name !== "my-offers") return block;
  const { intro: _invitation, ...slot } = block;
  return slot;
}

/** If the offers cannot be loaded, the page shows the form for a number, as to a visitor. */
async function ownOffers({ api, user }: PageRequest): Promise<readonly Offer[] | null> {
  const info = await user;
  const own = info && (await nullIf(findOwnOffers(api, { msisdn: info.msisdn, code: null }), () => true));
  return own?.offers ?? null;
}
