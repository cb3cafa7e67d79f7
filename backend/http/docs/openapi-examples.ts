import type { CallName } from "@/backend/contract/paths";
import { activationExamples } from "@/backend/http/docs/activation-examples";
import { adsExamples } from "@/backend/http/docs/ads-examples";
import { packExamples } from "@/backend/http/docs/pack-examples";
import { serviceExamples } from "@/backend/http/docs/service-examples";
import { shopperExamples } from "@/backend/http/docs/shopper-examples";
import { siteExamples } from "@/backend/http/docs/site-examples";

export interface CallExample {
  readonly body?: unknown;
  readonly answer: unknown;
}

const token = "pYxGk3n0aQ7dV9wL2sRfT8uZbC4hJ6mE";
const totalPrice = {
  items: 64_999,
  includingBundle: 64_999,
  delivery: 60,
  discount: 0,
  payable: 65_059,
  vat: 4_542.64,
};

const cart = {
  status: true,
  token,
  version: 3,
  isCodEnabled: true,
  codLimitCross: 100_000,
  codCode: { from: 10_000, prefixes: ["013", "017"] },
  cmpOfferInputShow: false,
  sims: "",
  zone: {},
  pairSimErrorMsg: null,
  preorder: false,
  data: [
    {
      sku: "PLR-PAIR-256-BLU",
      product_title: "Pillar Pair 5G",
      product_path: "/shop/devices/phones/pillar-pair-5g?variant=PLR-PAIR-256-BLU",
      quantity: 1,
      type: "others",
      price: { number: 64_999 },
      product_price_with_bundle: 64_999,
      line_total: 64_999,
      field_cart_image: ["/images/kit/phone/pillar-pair-midnight-blue.webp"],
      variationDetails: { Colour: "Midnight blue", Storage: "256 GB" },
      name: null,
      number: null,
      bundle: [{ title: "Phone cover", field_is_free: "1", field_price: 0 }],
      bundle_slug: "first-phone",
      emi: false,
      emi_plan: null,
      emi_terms: null,
      stock: 7,
      sim: null,
      sim_replacement: false,
      sim_held_until: null,
    },
  ],
  totalPrice,
  promotions: [],
  promotion_offers: [{ code: "FREESHIP", title: "Free delivery from Tk 2,000", saves: 60 }],
  vat_text_config: { sidebar_cart_title: "Prices include VAT." },
  errors: [],
};

/** Requests and answers for the documentation; a test parses each with its contract. */
export const callExamples: Readonly<Partial<Record<CallName, CallExample>>> = {
  addCartItem: {
    body: {
      product: [{ sku: "PLR-PAIR-256-BLU", product_quantity: 1 }],
      driver: "session",
      retailer_token: null,
      token: null,
    },
    answer: cart,
  },
  getCartItem: { answer: cart },
  getAllDistricts: { answer: { status: true, data: [{ name: "Dhaka", label: "Dhaka", name_bn: "ঢাকা" }] } },
  getThanaByDistrict: {
    answer: { status: true, data: [{ name: "Dhanmondi", label: "Dhanmondi", name_bn: "ধানমন্ডি" }] },
  },
  getPostCodeByDistrict: {
    answer: {
      status: true,
      data: [{ post_code: "1209", post_office: "Jigatola", post_office_bn: "জিগাতলা", thana: "Dhanmondi" }],
    },
  },
  findPostCode: {
    answer: { status: true, data: [{ district: "Dhaka", thana: "Dhanmondi", post_office: "Jigatola" }] },
  },
  deliveryOption: {
    body: { district: "Dhaka", area: "Dhanmondi", token, type: "regular" },
    answer: {
      status: true,
      data: {
        options: [
          { type: "regular", label: "Home delivery", fee: 60, earliest: "2026-12-01", latest: "2026-12-03" },
          { type: "express", label: "Next day", fee: 150, earliest: "2026-11-30", latest: "2026-11-30" },
        ],
        type: "regular",
        fee: 60,
        installment: false,
        installments: [{ code: "meghdut-6", bank: "Meghdut Bank", months: 6, monthly: 10_843.17, total: 65_059 }],
        installment_from: 5_000,
        version: 4,
        totalPrice,
      },
    },
  },
  promotion: {
    body: { token, code: "WELCOME500" },
    answer: {
      status: true,
      data: {
        promotions: [
          { code: "WELCOME500", type: "promo", title: "Tk 500 off from Tk 10,000", discount: 500, problem: null },
        ],
        discount: 500,
        version: 5,
        totalPrice: { ...totalPrice, discount: 500, payable: 64_559, vat: 4_507.76 },
      },
    },
  },
  removePromotion: {
    body: { token, code: "WELCOME500" },
    answer: { status: true, data: { promotions: [], discount: 0, version: 6, totalPrice } },
  },
  createPreorder: {
    body: {
      sku: "OSK-FC3-12-256-VIO",
      msisdn: "01712345678",
      full_name: "Nusrat Jahan",
      district: "Dhaka",
      area: "Dhanmondi",
      store_id: "dhaka-dhanmondi",
    },
    answer: {
      status: true,
      data: {
        preorder_id: "7K3M-9QXT-2HVB-4D8N",
        title: "Oskavi Focal 3",
        price: 89_990,
        deposit: 5_000,
        due_later: 84_990,
        released_on: "2027-02-04",
        delivery_type: "store",
        redirectUrl: "https://pay.example/t/5f2c9a",
      },
    },
  },
  makeOrder: {
    body: {
      token,
      version: 4,
      expected_total: 65_059,
      full_name: "Nusrat Jahan",
      msisdn: "01712345678",
      email: "nusrat@example.com",
      district: "Dhaka",
      area: "Dhanmondi",
      post_code: "1209",
      address: "House 12, Road 5",
      note: null,
      delivery_type: "regular",
      payment_method: "cod",
    },
    answer: {
      status: true,
      data: { order_id: "7K3M-9QXT-2HVB-4D8N", state: "placed", payment_method: "cod", payable: 65_059 },
    },
  },
  sendOrderCode: {
    body: { token, msisdn: "01712345678" },
    answer: { status: true, data: { step: "code", resend_after: 30 } },
  },
  updateForCod: {
    body: { token, cod: true },
    answer: { status: true, isCodEnabled: true, codLimitCross: 100_000, data: { version: 5, payable: 65_059 } },
  },
  payment: {
    body: { order_id: "7K3M-9QXT-2HVB-4D8N", pay_with: "bkash" },
    answer: {
      status: true,
      data: { redirectUrl: "https://pay.example/t/5f2c9a", transaction_id: "5f2c9a7be1d04c3a" },
    },
  },
  validatePaymentTransaction: {
    body: { order_id: "7K3M-9QXT-2HVB-4D8N", transaction_id: "5f2c9a7be1d04c3a" },
    answer: { status: true, data: { order_id: "7K3M-9QXT-2HVB-4D8N", state: "confirmed", payment_state: "paid" } },
  },
  getRetailerDetails: {
    body: { retailer_token: "retailer-rahman-telecom" },
    answer: {
      status: true,
      data: {
        retailer_code: "RT-10021",
        name: "Rahman Telecom",
        district: "Dhaka",
        thana: "Mirpur Model",
        masked_msisdn: "01*******21",
      },
    },
  },
  findMyPreviousOrder: {
    body: { msisdn: "01712345678" },
    answer: { status: true, data: { step: "code", resend_after: 30 } },
  },
  cancelOrder: {
    body: {
      order_id: "7K3M-9QXT-2HVB-4D8N",
      order_pass: "t3k9zq.0000000000000000000000000000000000000000000",
      reason: "Ordered twice",
    },
    answer: {
      status: true,
      data: { order_id: "7K3M-9QXT-2HVB-4D8N", state: "cancelled", payment_state: "cancelled", refund: 0 },
    },
  },
  reorder: {
    body: { order_id: "7K3M-9QXT-2HVB-4D8N" },
    answer: {
      status: true,
      data: { lines: [{ sku: "TRN-X5-256-BLU", product_quantity: 1 }], missing: [] },
    },
  },
  ...adsExamples,
  ...serviceExamples,
  ...shopperExamples,
  ...siteExamples,
  ...activationExamples,
  ...packExamples,
};
