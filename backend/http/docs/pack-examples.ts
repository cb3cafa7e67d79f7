/** A one-week pack, in the form that every call about packs uses. */
export const weekPack = {
  pack_id: "internet-5120mb-168h-3009",
  kind: "internet",
  title: "5 GB, 7 days",
  price: 129,
  was_price: null,
  data_mb: 5120,
  unlimited_data: false,
  minutes: 0,
  sms: 0,
  validity_hours: 168,
  tags: ["popular"],
  auto_renew: true,
  dial_code: "*121*3009#",
  terms: ["The price includes VAT, supplementary duty and surcharge."],
};
const month = {
  ...weekPack,
  pack_id: "internet-10240mb-720h-3016",
  title: "10 GB, 30 days",
  price: 349,
  data_mb: 10_240,
  validity_hours: 720,
  tags: [],
  dial_code: "*121*3016#",
};

/** Examples of the calls about packs and packages. */
export const packExamples = {
  getInternetPack: { answer: { status: true, data: { pack: weekPack, comparable: [month] } } },
  findPackPlans: {
    answer: {
      status: true,
      data: {
        plans: [
          {
            packs: [{ pack: weekPack, times: 2 }],
            total: 258,
            purchases: 2,
            data_mb: 10_240,
            minutes: 0,
            reason: { kind: "cheaper", other: 1, difference: 91, extra: 0 },
          },
          {
            packs: [{ pack: month, times: 1 }],
            total: 349,
            purchases: 1,
            data_mb: 10_240,
            minutes: 0,
            reason: { kind: "fewer-purchases", other: 0, difference: 91, extra: 1 },
          },
        ],
      },
    },
  },
  listTariffPackages: {
    answer: {
      status: true,
      data: {
        items: [
          {
            package_id: "nishchinto",
            type: "postpaid",
            name: "Nishchinto",
            suits: "For one person who never wants to run out of balance",
            call_rate: 0.7,
            pulse_seconds: 1,
            fnf: { numbers: 5, call_rate: 0.6 },
            sms_rate: 0.3,
            monthly_fee: 50,
            included_mb: 1024,
            included_minutes: 50,
            credit: { least: 800, most: 10_000, deposit_free: 1500 },
            sim_price: 250,
            change_code: null,
          },
        ],
      },
    },
  },
};
