import { advertisementCalls, type WireAdvertisement } from "@/backend/contract/content/advertisements";
import type { Language } from "@/backend/contract/language";
import type { AdvertisementRow } from "@/backend/db/queries/content/advertisement-queries";
import { listAdvertisements } from "@/backend/domain/advertisements/list-advertisements";
import { type Route, route } from "@/backend/http/requests/route";

/** The advertisement toast (API-SITE-30, API-SITE-40). It is the same for every caller, so the answer can be cached. */
export const advertisementsRoutes: readonly Route[] = [
  route(advertisementCalls.listAdvertisements, async (context) => ({
    data: (await listAdvertisements(context)).map((row) => advertisementView(row, context.lang)),
  })),
];

function advertisementView(row: AdvertisementRow, lang: Language): WireAdvertisement {
  return {
    field_allowed_page_list: [{ field_allowed_page_url: row.paths.map((uri) => ({ uri })) }],
    field_daily_frequency: row.frequencyHours,
    field_height: row.height,
    field_width: row.width,
    field_image: row.images[lang],
    field_image_alt: row.alts[lang],
    field_link: row.link,
    field_open_link_in_a_new_tab: row.newTab,
    field_scroll_direction: row.scrollDirection,
  };
}
