const RECEIPT = "7K3M-9QXT-2HVB-4D8N";
const summary = {
  id: "weekly-phone-draw",
  title: "Weekly phone draw",
  summary: "Recharge Tk 100 or more at a customer centre. Every week eight people win a 5G phone.",
  picture: null,
  starts_on: "2026-11-11",
  ends_on: "2026-12-09",
  state: "open",
  least_recharge: 100,
};
const entry = {
  campaign_id: "weekly-phone-draw",
  msisdn: "01712345678",
  full_name: "Nusrat Jahan",
  district: "Dhaka",
  store_id: "dhaka-dhanmondi",
  amount: 150,
};

/** Requests and answers of recharge campaigns, surveys, feedback and the flood page for the documentation. */
export const campaignExamples = {
  listRechargeCampaigns: { answer: { status: true, data: [summary] } },
  getRechargeCampaign: {
    answer: {
      status: true,
      data: {
        ...summary,
        introduction: ["There is one winner in each division every week."],
        open: true,
        steps: ["Recharge at a customer centre in the list and keep the receipt."],
        prizes: [{ title: "Padmiro Char 4 5G phone", count: 32 }],
        terms: ["One entry a day for each number."],
        winners: [],
      },
    },
  },
  listRechargeCampaignDistricts: {
    body: { campaign_id: "weekly-phone-draw" },
    answer: { status: true, data: [{ name: "Dhaka", label: "Dhaka" }] },
  },
  listRechargeCampaignStores: {
    body: { campaign_id: "weekly-phone-draw", district: "Dhaka" },
    answer: {
      status: true,
      data: [{ store_id: "dhaka-dhanmondi", name: "Dhanmondi Customer Centre", address: "Lake Road, Dhanmondi" }],
    },
  },
  submitRechargeCampaignInfo: {
    body: { ...entry, otp_value: "0042" },
    answer: { status: true, data: { step: "entered", reference: RECEIPT, message: "You have entered the campaign." } },
  },
  listOwnCampaignEntries: {
    body: { msisdn: "01712345678", otp_value: "0042" },
    answer: {
      status: true,
      data: {
        step: "entries",
        entries: [
          {
            reference: RECEIPT,
            campaign_id: "weekly-phone-draw",
            campaign: "Weekly phone draw",
            store: "Dhanmondi Customer Centre",
            amount: 150,
            entered_on: "2026-11-21",
          },
        ],
      },
    },
  },
  checkSurveyEligibility: {
    body: {},
    answer: {
      status: true,
      data: {
        eligible: true,
        state: "open",
        message: "You can answer this survey now.",
        survey: {
          survey_id: "satisfaction",
          title: "How satisfied are you with us?",
          introduction: "Five questions, about two minutes.",
          questions: [
            {
              question_id: "support",
              kind: "choice",
              title: "Where did you last get help from us?",
              required: true,
              options: [
                { value: "hotline", label: "On the hotline 121" },
                { value: "app", label: "In the app" },
              ],
            },
          ],
        },
      },
    },
  },
  submitSurvey: {
    body: {
      survey_id: "satisfaction",
      browser: "6f1d2c3b-4a59-4877-8695-a4b3c2d1e0f9",
      answers: [
        { question_id: "network", value: 4 },
        { question_id: "use", value: ["calls", "study"] },
        { question_id: "support", value: "app" },
        { question_id: "price", value: 3 },
      ],
    },
    answer: { status: true, data: { reference: RECEIPT, message: "Thank you. We have saved your answers." } },
  },
  submitCustomerFeedback: {
    body: { service: "delivery", rating: 5, comment: "The rider called before he came." },
    answer: { status: true, data: { reference: RECEIPT, message: "Thank you. We have received your feedback." } },
  },
  recordFloodEmergency: {
    body: { action: "record", msisdn: "01712345678", district: "Sylhet" },
    answer: {
      status: true,
      data: {
        step: "recorded",
        message: "We have received your request. Keep the reference to check its status.",
        reference: RECEIPT,
        state: null,
        until: null,
        resend_after: null,
        hotlines: [{ label: "Danger to life: police, fire service, ambulance", number: "999" }],
      },
    },
  },
};
