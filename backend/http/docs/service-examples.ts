/** Requests and answers of value-added services, rates and the network for the documentation. */
export const serviceExamples = {
  listBillCharges: {
    answer: {
      status: true,
      data: [
        {
          way: "gpay",
          service: "electricity",
          name: "Electricity",
          above: 500,
          charge: 5,
          unit: "payment",
          most: 50_000,
          note: "For prepaid meters, you get the token by SMS",
        },
      ],
    },
  },
  listValueAddedServices: {
    answer: {
      status: true,
      data: {
        items: [
          {
            id: "missed-call-alert",
            name: "Missed call alert",
            category: { key: "calls", label: "Calls" },
            summary: "An SMS lists who called while your phone was off.",
            terms: "Keeps the last 20 calls for two days.",
            price: 0,
            period: "month",
            start_code: "*121*401#",
            stop_code: "*121*401*0#",
          },
        ],
        count: 1,
        categories: [{ key: "calls", label: "Calls", count: 1 }],
      },
    },
  },
  listCountries: {
    body: { type: "isd", code: "MY" },
    answer: {
      status: true,
      data: [
        {
          code: "MY",
          name: "Malaysia",
          dial_code: "+60",
          zones: { roaming: null, isd: "Zone 1" },
          rates: [{ service: "isd", kind: "call", label: "Call", price: 6, unit: "minute", pulse_seconds: 10 }],
          operators: ["Fenora", "Ostrela"],
          packs: [],
        },
      ],
    },
  },
  getCoverage: {
    answer: {
      status: true,
      data: {
        district: { name: "Dhaka", label: "Dhaka" },
        thanas: [
          {
            thana: "Gulshan",
            name: "Gulshan",
            four_g: "indoor",
            five_g: "indoor",
            volte: true,
            five_g_planned: null,
          },
        ],
      },
    },
  },
  checkDevice: {
    body: { device: "490154203237518" },
    answer: {
      status: true,
      data: {
        device: {
          name: "Oskavi Focal 3",
          esim: true,
          four_g: true,
          five_g: true,
          volte: true,
          bands: ["B1", "B3", "n78"],
        },
        similar: [],
      },
    },
  },
} as const;
