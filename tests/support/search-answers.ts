import type { SearchHit } from "@/backend/contract/search";
import { fakeApi } from "@/tests/support/fake-api";

export const phoneHit: SearchHit = {
  title: "Padmiro Char 2",
  path: "/shop/devices/phones/padmiro-char-2",
  summary: "3/64 GB",
  picture: "/images/kit/phone/corner-pair-sky.webp",
  price: 124990,
  in_stock: true,
  matches: [[8, 12]],
};
export const soldOutHit: SearchHit = {
  ...phoneHit,
  title: "Kaldreo Folio 8",
  path: "/shop/devices/tab/kaldreo-folio-8-reader",
  in_stock: false,
  matches: [],
};
export const pageHit: SearchHit = { title: "5G: where", path: "/5g", matches: [[0, 2]] };

/** An answer as the contract has it: two products and a page, of 7 hits in all. */
export const foundPhones = {
  data: {
    items: { Phones: [phoneHit, soldOutHit], Pages: [pageHit] },
    count: 7,
    categories: [
      { id: "products", title: "Phones", count: 6 },
      { id: "pages", title: "Pages", count: 1 },
    ],
    suggestion: null as string | null,
  },
};
export const foundNothing = { data: { items: {}, count: 0, categories: [], suggestion: null as string | null } };

export const popularSearches = {
  data: [
    { display_title: "5G phones", url: "/searchgp/5G%20phones" },
    { display_title: "Recharge", url: "/recharge" },
  ],
};

/** A site whose searches are answered; what a query finds may differ. */
export const searchApi = (found: (key: string) => unknown = () => foundPhones) =>
  fakeApi({
    searchGp: ({ body }) => found((body as { key: string }).key),
    listPopularSearches: () => popularSearches,
  });
