const offer = {
  offer_id: "offer-weekend-8gb",
  kind: "internet",
  title: "Weekend: 8 GB, 3 days",
  summary: "For Thursday to Saturday, on 4G and 5G.",
  price: 89,
  standard_price: 99,
  saving: 10,
  data_mb: 8_192,
  minutes: 0,
  sms: 0,
  validity_hours: 72,
  tags: ["weekend"],
  audience: "everyone",
  tiers: [],
  once_per_number: false,
  auto_renew: false,
  valid_until: "2027-01-31",
  dial_code: "*121*4001#",
  terms: ["The price includes VAT, supplementary duty and surcharge."],
};

const codeStep = { status: true, data: { step: "code", resend_after: 30 } };

const activation = {
  status: true,
  data: {
    reference: "7K3M-9QXT-2HVB-4D8N",
    state: "active",
    title: "5 GB, 7 days",
    price: 129,
    valid_until: "2026-11-30T06:00:00.000Z",
    balance: 71.5,
    renews: false,
    message: "5 GB, 7 days is active until 30 November 2026, 12:00 pm. Your balance is Tk 71.50.",
  },
};

/** Requests and answers of activations, offers and renewals for the documentation. */
export const activationExamples = {
  sendInternetPackOtp: { body: { msisdn: "01712345678", pack_id: "internet-5120mb-168h-3009" }, answer: codeStep },
  activateInternetPackUsingOtp: {
    body: { msisdn: "01712345678", pack_id: "internet-5120mb-168h-3009", otp_value: "0042" },
    answer: activation,
  },
  sendOfferOtp: { body: { msisdn: "01712345678", offer_id: offer.offer_id }, answer: codeStep },
  activateOffer: {
    body: { msisdn: "01712345678", offer_id: offer.offer_id, otp_value: "0042" },
    answer: { status: true, data: { ...activation.data, title: offer.title, price: offer.price } },
  },
  findOffersUsingOtp: {
    body: { msisdn: "01712345678", otp_value: "0042" },
    answer: { status: true, data: [offer], proof: "q3hX9vKZr0b2Lw8Tn5Yc7Fd1Gj4Mp6Sa" },
  },
  listOffers: {
    answer: {
      status: true,
      data: {
        items: [offer],
        count: 1,
        page: 1,
        pages: 1,
        per_page: 24,
        kinds: [{ key: "internet", count: 1 }],
        validities: [{ key: "day", count: 1 }],
        audiences: [{ key: "everyone", count: 1 }],
      },
    },
  },
  getOffer: { answer: { status: true, data: offer } },
  changePackRenewal: {
    body: { reference: "0f0e1d2c-5b4a-4c3d-9e8f-7a6b5c4d3e2f", renews: false },
    answer: { status: true, data: { renews: false } },
  },
};
