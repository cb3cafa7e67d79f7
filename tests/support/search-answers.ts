import type { SearchHit } from "@/backend/contract/content/search";
import { fakeApi } from "@/tests/support/screens/fake-api";

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

/** A response in the contract's format: two products and a page, of 7 hits in total. */
export const foundPhones = {
  data: {
    items: { Phones: [phoneHit, soldOutHit], Pages: [pageHit] },
    count: 7,
    has_more: false,
    categories: [
      { id: "products", title: "Phones", count: 6 },
      { id: "pages", title: "Pages", count: 1 },
    ],
    suggestion: null as string | null,
  },
};
/** The same response to a search for products only. */
export const narrowedPhones = {
  data: {
    ...foundPhones.data,
    items: { Phones: [phoneHit, soldOutHit] },
    narrowed: {
      count: 6,
      brands: [
        { value: "oskavi", label: "Oskavi", count: 4 },
        { value: "padmiro", label: "Padmiro", count: 2 },
      ],
      in_stock: 2,
      price: { min: 9490, max: 124990 },
    },
  },
};
export const foundNothing = { data: { items: {}, count: 0, categories: [], suggestion: null as string | null } };

export const popularSearches = {
  data: [
    { display_title: "5G phones", url: "/searchgp/5G%20phones" },
    { display_title: "Recharge", url: "/recharge" },
  ],
};

/** A site that answers searches; the results may depend on the query. */
export const searchApi = (found: (key: string) => unknown = () => foundPhones) =>
  fakeApi({
    searchGp: ({ body }) => found((body as { key: string }).key),
    listPopularSearches: () => popularSearches,
  });
