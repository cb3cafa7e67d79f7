/** The texts of the feedback form for a browser without script. */
export const feedbackMessages = {
  en: {
    title: "Customer feedback",
    submit: "Send feedback",
    back: "Back to customer feedback",
    read: "Our customer care team reads every message within one working day.",
    receipt: "Your receipt number is",
    fields: {
      service: "What is your review about?",
      rating: "Your rating",
      comment: "Comment (optional)",
      reference: "Order or ticket number (optional)",
      msisdn: "Mobile number (optional)",
    },
    services: {
      hotline: "Hotline 121",
      centre: "Customer centre",
      delivery: "Delivery",
      shop: "Online shop",
      app: "App",
      recharge: "Recharge and packs",
      network: "Network",
      other: "Something else",
    },
    ratings: ["1, very bad", "2, bad", "3, average", "4, good", "5, very good"],
    wrong: {
      service: "Choose what your feedback is about.",
      rating: "Choose a rating from 1 to 5.",
      comment: "Use up to 1,000 characters.",
      reference: "Use up to 64 characters.",
      msisdn: "Enter an 11-digit mobile number, or leave the field empty.",
    },
  },
  bn: {
    title: "গ্রাহক মতামত",
    submit: "মতামত পাঠান",
    back: "গ্রাহক মতামতের পেজে ফিরে যান",
    read: "আমাদের গ্রাহকসেবা টিম এক কর্মদিবসের মধ্যে প্রতিটি মতামত পড়ে।",
    receipt: "আপনার রসিদ নম্বর",
    fields: {
      service: "কোন বিষয়ে মতামত দিচ্ছেন?",
      rating: "আপনার রেটিং",
      comment: "মন্তব্য (ঐচ্ছিক)",
      reference: "অর্ডার বা টিকিট নম্বর (ঐচ্ছিক)",
      msisdn: "মোবাইল নম্বর (ঐচ্ছিক)",
    },
    services: {
      hotline: "হটলাইন ১২১",
      centre: "গ্রাহকসেবা কেন্দ্র",
      delivery: "ডেলিভারি",
      shop: "অনলাইন শপ",
      app: "অ্যাপ",
      recharge: "রিচার্জ ও প্যাক",
      network: "নেটওয়ার্ক",
      other: "অন্য কিছু",
    },
    ratings: ["১, খুব খারাপ", "২, খারাপ", "৩, মোটামুটি", "৪, ভালো", "৫, খুব ভালো"],
    wrong: {
      service: "কোন বিষয়ে মতামত দিচ্ছেন, তা বেছে নিন।",
      rating: "১ থেকে ৫-এর মধ্যে একটি রেটিং বেছে নিন।",
      comment: "১,০০০ অক্ষরের মধ্যে লিখুন।",
      reference: "৬৪ অক্ষরের মধ্যে লিখুন।",
      msisdn: "১১ সংখ্যার মোবাইল নম্বর দিন, অথবা ঘরটি খালি রাখুন।",
    },
  },
} as const;

/** The texts of the survey for a browser without script. */
export const surveyMessages = {
  en: {
    submit: "Send answers",
    back: "Back to the survey",
    optional: "(optional)",
    wrong: "Answer this question.",
  },
  bn: {
    submit: "উত্তর পাঠান",
    back: "জরিপে ফিরে যান",
    optional: "(ঐচ্ছিক)",
    wrong: "এই প্রশ্নের উত্তর দিন।",
  },
} as const;

/** The texts of the form of a recharge campaign for a browser without script. */
export const campaignMessages = {
  en: {
    submit: "Enter the campaign",
    codeTitle: "Enter the code",
    codeLead: "We've texted a four-digit code to {number}. It is valid for 5 minutes.",
    back: "Back to the campaign",
    receipt: "Your entry number is",
    entries: "Your entries",
    noEntries: "This number has no entries yet.",
    fields: {
      full_name: "Full name",
      msisdn: "Mobile number that was recharged",
      amount: "Amount recharged, in Tk",
      store_id: "Customer centre",
      otp_value: "Code",
    },
    wrong: {
      full_name: "Enter your full name in up to 100 characters.",
      msisdn: "Enter an 11-digit mobile number.",
      amount: "Enter the amount as a whole number of taka.",
      store_id: "Choose the customer centre where you recharged.",
      otp_value: "Enter the four-digit code.",
    },
  },
  bn: {
    submit: "ক্যাম্পেইনে অংশ নিন",
    codeTitle: "কোড দিন",
    codeLead: "{number} নম্বরে চার সংখ্যার একটি কোড পাঠিয়েছি। কোডটির মেয়াদ ৫ মিনিট।",
    back: "ক্যাম্পেইনে ফিরে যান",
    receipt: "আপনার এন্ট্রি নম্বর",
    entries: "আপনার এন্ট্রি",
    noEntries: "এই নম্বরের এখনো কোনো এন্ট্রি নেই।",
    fields: {
      full_name: "পুরো নাম",
      msisdn: "যে মোবাইল নম্বরে রিচার্জ করেছেন",
      amount: "রিচার্জের পরিমাণ (টাকা)",
      store_id: "গ্রাহকসেবা কেন্দ্র",
      otp_value: "কোড",
    },
    wrong: {
      full_name: "আপনার পুরো নাম ১০০ অক্ষরের মধ্যে লিখুন।",
      msisdn: "১১ সংখ্যার মোবাইল নম্বর দিন।",
      amount: "টাকার পরিমাণ পূর্ণ সংখ্যায় লিখুন।",
      store_id: "যে কেন্দ্রে রিচার্জ করেছেন, সেটি বেছে নিন।",
      otp_value: "চার সংখ্যার কোডটি দিন।",
    },
  },
} as const;

/** The texts of the forms of the flood page. */
export const floodMessages = {
  en: {
    record: "Request the free benefit",
    trace: "Where is my request?",
    submitRecord: "Request",
    submitTrace: "Show",
    back: "Back to the flood page",
    receipt: "Reference:",
    hotlines: "Free hotlines",
    either: "Enter the reference number of your request, or your mobile number.",
    fields: { msisdn: "Mobile number", district: "District (optional)", reference: "Reference", otp_value: "Code" },
    wrong: { msisdn: "Enter an 11-digit mobile number.", otp_value: "Enter the four-digit code." },
  },
  bn: {
    record: "ফ্রি সুবিধার জন্য আবেদন করুন",
    trace: "আবেদন কোন পর্যায়ে আছে?",
    submitRecord: "আবেদন করুন",
    submitTrace: "দেখুন",
    back: "বন্যার পেজে ফিরে যান",
    receipt: "রেফারেন্স নম্বর:",
    hotlines: "ফ্রি হটলাইন",
    either: "আবেদনের রেফারেন্স নম্বর অথবা মোবাইল নম্বর দিন।",
    fields: { msisdn: "মোবাইল নম্বর", district: "জেলা (ঐচ্ছিক)", reference: "রেফারেন্স নম্বর", otp_value: "কোড" },
    wrong: { msisdn: "১১ সংখ্যার মোবাইল নম্বর দিন।", otp_value: "চার সংখ্যার কোডটি দিন।" },
  },
} as const;

/** The texts of the code step of a form without script. */
export const codeMessages = {
  en: { code: "Code", again: "Get a new code", call: "Get the code by phone call" },
  bn: { code: "কোড", again: "নতুন কোড নিন", call: "কলে কোড শুনুন" },
} as const;
