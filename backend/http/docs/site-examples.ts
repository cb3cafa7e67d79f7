import { campaignExamples } from "@/backend/http/docs/campaign-examples";
import { weekPack } from "@/backend/http/docs/pack-examples";

const token = "pYxGk3n0aQ7dV9wL2sRfT8uZbC4hJ6mE";
const receipt = {
  status: true,
  data: { reference: "W-7K3M9QXT", message: "Thank you. We will answer within two days." },
};

/** Requests and answers of log-in, account, packs, news, support and forms for the documentation. */
export const siteExamples = {
  ...campaignExamples,
  createHandoff: { body: { msisdn: "01712345678" }, answer: { token } },
  listSessions: {
    answer: {
      status: true,
      data: [
        {
          session_id: "6f1d2c3b4a5968778695a4b3",
          platform: "Android",
          browser: "Chrome",
          channelName: null,
          created_at: "2026-11-20T06:00:00.000Z",
          seen_at: "2026-11-21T06:00:00.000Z",
          current: true,
        },
      ],
    },
  },
  revokeSession: { body: { session_id: "others" }, answer: { status: true } },
  sendOtp: { body: { msisdn: "01712345678" }, answer: { status: true } },
  verifyOtp: {
    body: { msisdn: "01712345678", otp_value: "0042", keepAlive: true, referrer: "https://shop.example/shop" },
    answer: { access_token: token },
  },
  getUserInfo: {
    answer: {
      data: {
        msisdn: "8801712345678",
        star_status: "Gold Star",
        show_header: true,
        show_footer: true,
        channelName: null,
      },
    },
  },
  searchGp: {
    body: { key: "pillar" },
    answer: {
      data: {
        items: {
          Products: [
            {
              title: "Pillar Pair 5G",
              path: "/shop/devices/phones/pillar-pair-5g",
              summary: "A 5G phone with two days of battery.",
              picture: "/images/phone/pillar-pair-midnight-blue.webp",
              price: 24990,
              in_stock: true,
              matches: [[0, 6]],
            },
          ],
        },
        count: 1,
        categories: [{ id: "products", title: "Products", count: 1 }],
        has_more: false,
        suggestion: null,
      },
    },
  },
  listPopularSearches: { answer: { data: [{ display_title: "5G phones", url: "/shop/devices/phones?five_g=1" }] } },
  recharge: {
    body: { payment_type: "gp_pol" },
    answer: { status: true, data: { data: { redirectUrl: "https://shop.example/recharge" } } },
  },
  activateInternetPackUsingRecharge: {
    body: { msisdn: "01712345678", pack_id: "internet-5120mb-168h-3009", pay_with: "bkash" },
    answer: {
      status: true,
      data: {
        redirectUrl: "https://pay.example/checkout/q3Zt8fW1xVb7LmN2pRsK4yHd",
        transaction_id: "q3Zt8fW1xVb7LmN2pRsK4yHd",
      },
    },
  },
  getRecharge: {
    body: { transaction_id: "q3Zt8fW1xVb7LmN2pRsK4yHd" },
    answer: {
      status: true,
      data: {
        reference: "7K3M-9QXT-2HVB-4D8N",
        msisdn: "01*******78",
        amount: 129,
        pay_with: "bkash",
        outcome: "done",
        pack: { pack_id: "internet-5120mb-168h-3009", title: "5 GB, 7 days", state: "active" },
        balance: null,
        created_at: "2026-11-21T06:00:00.000Z",
        paid_at: "2026-11-21T06:00:40.000Z",
        done_at: "2026-11-21T06:00:42.000Z",
      },
    },
  },
  subscribeNewsletter: {
    body: { email: "nusrat@example.com" },
    answer: { status: true, data: { message: "Thank you. You will receive our newsletter at this address." } },
  },
  listInternetPacks: {
    answer: {
      status: true,
      data: {
        items: [weekPack],
        count: 1,
        page: 1,
        pages: 1,
        per_page: 24,
        kinds: [{ key: "internet", count: 1 }],
        validities: [{ key: "week", count: 1 }],
      },
    },
  },
  listPressReleases: {
    body: { year: 2026, page: 1 },
    answer: {
      status: true,
      data: {
        items: [
          {
            slug: "solar-towers-one-thousand",
            title: "Our thousandth tower switches to solar power",
            summary: "Diesel use fell by 38 percent in three years.",
            published_on: "2026-05-05",
            picture: null,
          },
        ],
        count: 1,
        page: 1,
        pages: 1,
        per_page: 12,
        years: [2026, 2025],
        article: null,
      },
    },
  },
  listNotices: {
    body: { year: 2026, page: 1 },
    answer: {
      status: true,
      data: {
        items: [
          {
            slug: "maintenance-billing-november-2026",
            title: "Recharge and My Orders pause on 27 November from 1:00 to 4:00",
            summary: "We renew the billing system's storage. Calls, SMS and internet go on as usual.",
            published_on: "2026-11-18",
            file: null,
          },
        ],
        count: 1,
        page: 1,
        pages: 1,
        per_page: 12,
        years: [2026, 2025, 2024],
        article: null,
      },
    },
  },
  searchUsefulInfo: {
    answer: {
      status: true,
      data: {
        items: [
          {
            slug: "lost-sim",
            title: "My SIM is lost or stolen",
            answer: "Call 121 from any phone and press 9: we block the SIM within a minute.",
            steps: ["Call 121 and press 9.", "Order a new SIM."],
            topic: "SIM",
            path: "/shop/sim-replacement",
          },
        ],
        count: 1,
      },
    },
  },
  voteUsefulInfo: {
    body: { slug: "lost-sim", useful: true, browser: "0b9f7a52-6c1e-4a39-9d7c-1f2e3d4c5b6a" },
    answer: { status: true },
  },
  subscribePushToken: {
    body: { browser_token: "dQw4w9WgXcQ:APA91b", browser_device: "linux", action: "add" },
    answer: { status: true },
  },
  submitWebform: {
    body: {
      webform_id: "contact_us",
      full_name: "Nusrat Jahan",
      msisdn: "01712345678",
      topic: "Bill",
      message: "My last bill has a charge that I do not know.",
    },
    answer: receipt,
  },
  trackWebform: {
    body: { reference: "7K3M-9QXT-2HVB-4D8N", msisdn: "01712345678" },
    answer: {
      status: true,
      data: {
        reference: "7K3M-9QXT-2HVB-4D8N",
        form: "complaint",
        state: "answered",
        received_at: "2026-11-18T06:00:00.000Z",
        taken_at: "2026-11-18T09:30:00.000Z",
        answered_at: "2026-11-19T05:15:00.000Z",
        answer: "The charge came from a game service. It is stopped, and Tk 48 are back on your balance.",
      },
    },
  },
};
