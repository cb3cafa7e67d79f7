/** Requests and answers of the advertising platform for the documentation. */
export const adsExamples = {
  listAdRates: {
    answer: {
      status: true,
      data: {
        formats: [
          {
            format_id: "sms",
            name: "SMS near you",
            size: "160 or 70 characters",
            file: "Text with one link",
            text: "Reaches every phone around your shop, within a radius of 500 m to 5 km, with your name as the sender.",
            surface: "phone",
            days_ahead: 3,
            price: 0.65,
            unit: "message",
            minimum: 1000,
          },
        ],
        goals: [
          {
            goal_id: "visitors",
            label: "Bring people to a shop",
            summary: "People nearby, at the right time",
            minimum: 1000,
          },
        ],
        audiences: [{ audience_id: "students", label: "Students", people: 6_100_000 }],
      },
    },
  },
  estimateAds: {
    answer: {
      status: true,
      data: {
        people: 22_000,
        contacts: 22_493,
        times: 1,
        spent: 19_999.96,
        left: 0.04,
        parts: [
          { format_id: "sms", name: "SMS near you", unit: "message", units: 17_948, people: 17_902, spent: 14_000 },
        ],
      },
    },
  },
  uploadAdCreative: {
    answer: {
      status: true,
      data: {
        creative_id: "7K3M-9QXT-2HVB-4D8N",
        name: "eid-offer.jpg",
        type: "image/jpeg",
        bytes: 148_212,
        width: 1080,
        height: 540,
      },
    },
  },
} as const;
