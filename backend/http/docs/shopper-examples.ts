const review = {
  review_id: "01KAJ2M3Q4R5S6T7V8W9X0Y1Z2",
  stars: 4,
  title: "Two days on one charge",
  text: "I use it for calls, maps and an hour of video a day. It is on the charger every second evening.",
  language: "en",
  topics: ["battery", "value"],
  author: "Nusrat J.",
  verified: true,
  helpful: 7,
  written_at: "2026-11-02T09:30:00.000Z",
  edited_at: null,
};

const address = {
  address_id: "01KAJ2M3Q4R5S6T7V8W9X0Y1Z3",
  label: "Home",
  full_name: "Nusrat Jahan",
  district: "Dhaka",
  area: "Mirpur",
  post_code: "1216",
  address: "House 12, Road 5",
  district_label: "Dhaka",
  area_label: "Mirpur",
  is_default: true,
};

/** Requests and answers of reviews, wish list, stock notices, saved addresses and the balance for the documentation. */
export const shopperExamples = {
  listProductReviews: {
    answer: {
      status: true,
      data: {
        items: [review],
        count: 1,
        page: 1,
        pages: 1,
        per_page: 6,
        rating: { average: 4, count: 1 },
        stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 1 : 0 })),
        topics: [
          { topic: "battery", count: 1 },
          { topic: "value", count: 1 },
        ],
      },
    },
  },
  getOwnReview: { answer: { status: true, data: { review: null, bought: true, voted: [review.review_id] } } },
  saveReview: {
    body: {
      slug: "turna-x5",
      stars: 4,
      title: review.title,
      text: review.text,
      topics: ["battery", "value"],
      name: "Nusrat Jahan",
    },
    answer: { status: true, data: { ...review, helpful: 0, state: "published" } },
  },
  voteReview: {
    body: { review_id: review.review_id, helpful: true },
    answer: { status: true, data: { review_id: review.review_id, helpful: 8, voted: true } },
  },
  getWishList: {
    answer: {
      status: true,
      data: {
        items: [{ slug: "turna-x5", price_then: 64_999, added_at: "2026-11-02T09:30:00.000Z", product: null }],
        price_notice: false,
      },
    },
  },
  saveWishes: {
    body: { items: [{ slug: "turna-x5", price: 64_999, added_at: "2026-11-02T09:30:00.000Z" }] },
    answer: { status: true, data: { slugs: ["turna-x5"], full: false } },
  },
  removeWishes: { body: { slugs: ["turna-x5"] }, answer: { status: true, data: { slugs: [] } } },
  savePriceNotice: { body: { wanted: true }, answer: { status: true, data: { wanted: true } } },
  askStockNotice: {
    body: { sku: "TRN-X5-256-BLU", msisdn: "01712345678" },
    answer: { status: true, data: { step: "code", resend_after: 30 } },
  },
  getBalance: {
    answer: {
      status: true,
      data: {
        main: 128.5,
        valid_until: "2026-12-22T18:00:00.000Z",
        left: { data_mb: 6_144, minutes: 120, sms: 30 },
        packs: [
          {
            pack_id: "combo-10gb-200min",
            title: "10 GB and 200 minutes",
            data_mb: 6_144,
            minutes: 120,
            sms: 30,
            valid_until: "2026-11-29T18:00:00.000Z",
            reference: "0f0e1d2c-5b4a-4c3d-9e8f-7a6b5c4d3e2f",
            renews: true,
          },
        ],
      },
    },
  },
  listSavedAddresses: { answer: { status: true, data: [address] } },
  saveAddress: {
    body: {
      label: "Home",
      full_name: "Nusrat Jahan",
      district: "Dhaka",
      area: "Mirpur",
      post_code: "1216",
      address: "House 12, Road 5",
      make_default: true,
    },
    answer: { status: true, data: [address] },
  },
  chooseDefaultAddress: { body: { address_id: address.address_id }, answer: { status: true, data: [address] } },
  removeAddress: { body: { address_id: address.address_id }, answer: { status: true, data: [] } },
  listStockNotices: {
    answer: {
      status: true,
      data: [
        {
          sku: "TRN-X5-256-BLU",
          title: "Turna X5",
          variation: "Midnight blue, 8/256 GB",
          path: "/shop/devices/phones/turna-x5?variant=TRN-X5-256-BLU",
          picture: {
            src: "/images/kit/phone/pillar-pair-midnight-blue.webp",
            alt: "Turna X5 in midnight blue",
            width: 1000,
            height: 1000,
          },
          asked_at: "2026-11-20T06:00:00.000Z",
        },
      ],
    },
  },
  findStoreStock: {
    answer: {
      status: true,
      data: {
        items: [
          {
            store_id: "sylhet-zindabazar",
            name: "Zindabazar centre",
            address: "12 Zindabazar Road, Sylhet",
            district: "Sylhet",
            thana: "Sylhet Sadar",
            latitude: 24.8949,
            longitude: 91.8687,
            phone: "01700000121",
            services: [{ key: "devices", label: "Phones and devices" }],
            hours: [{ day: 0, opens: "10:00", closes: "19:00" }],
            open_now: true,
            next_change: { in_days: 0, day: 0, time: "19:00" },
            distance_m: null,
            pieces: 3,
          },
        ],
        near: 1,
        elsewhere: 41,
      },
    },
  },
  removeStockNotice: { body: { sku: "TRN-X5-256-BLU" }, answer: { status: true } },
} as const satisfies Readonly<Record<string, { body?: unknown; answer: unknown }>>;
