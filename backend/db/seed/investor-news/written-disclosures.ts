/** Id, moment in Dhaka, title and text in English and Bengali, and the document where there is one. */
export type WrittenDisclosure = readonly [
  id: string,
  publishedAt: string,
  titles: readonly [en: string, bn: string],
  texts: readonly [en: string, bn: string],
  file?: string,
];

export const PRICE_SENSITIVE: readonly WrittenDisclosure[] = [
  [
    "flood-damage-2026",
    "2026-08-24T17:20",
    ["Flood in the north-east: damage and service", "উত্তর-পূর্বাঞ্চলে বন্যা: ক্ষতি ও সেবা"],
    [
      "412 sites were without power at the worst hour; 396 are back. Repairs and free minutes and data for 13 lakh customers will cost about Tk 21 crore in the third quarter. The outlook for the year stands.",
      "সবচেয়ে খারাপ সময়ে ৪১২টি সাইট বিদ্যুৎহীন ছিল; ৩৯৬টি আবার চালু। মেরামত এবং ১৩ লাখ গ্রাহকের জন্য বিনা মূল্যের মিনিট ও ডেটায় তৃতীয় প্রান্তিকে প্রায় ২১ কোটি টাকা খরচ হবে। বছরের পূর্বাভাস অপরিবর্তিত।",
    ],
  ],
  [
    "tower-contract-2026",
    "2026-06-03T16:05",
    ["Contract on 1,100 new sites", "১,১০০ নতুন সাইটের চুক্তি"],
    [
      "The board approved a contract of Tk 486 crore over three years for the building of 1,100 sites in the hills, on islands and along rivers. It is financed from our own means.",
      "পাহাড়, দ্বীপ ও নদীতীরে ১,১০০টি সাইট নির্মাণে তিন বছরে ৪৮৬ কোটি টাকার চুক্তি পর্ষদ অনুমোদন করেছে। অর্থায়ন হবে নিজস্ব তহবিল থেকে।",
    ],
  ],
  [
    "director-purchase-2026",
    "2026-03-16T15:40",
    ["Purchase of shares by a director", "একজন পরিচালকের শেয়ার ক্রয়"],
    [
      "Anwarul Kabir, vice-chair, declares that he will buy 40,000 shares at the market price within 30 working days, by the block market or the public market.",
      "ভাইস-চেয়ার আনোয়ারুল কবির ঘোষণা করেছেন, তিনি ৩০ কার্যদিবসের মধ্যে বাজারমূল্যে ৪০,০০০ শেয়ার ব্লক বা সাধারণ বাজার থেকে কিনবেন।",
    ],
  ],
  [
    "5g-start-2025",
    "2025-09-01T09:30",
    ["Start of 5G", "৫জি চালু"],
    [
      "The regulator has accepted the network. From today 5G is on air at 240 sites in Dhaka and Chattogram. The spectrum costs Tk 1,200 crore, payable in ten yearly parts.",
      "নিয়ন্ত্রক সংস্থা নেটওয়ার্ক গ্রহণ করেছে। আজ থেকে ঢাকা ও চট্টগ্রামের ২৪০টি সাইটে ৫জি চালু। স্পেকট্রামের মূল্য ১,২০০ কোটি টাকা, দশটি বার্ষিক কিস্তিতে পরিশোধযোগ্য।",
    ],
  ],
  [
    "cfo-2025",
    "2025-06-18T16:30",
    ["New chief financial officer", "নতুন প্রধান অর্থ কর্মকর্তা"],
    [
      "Imran Chowdhury becomes chief financial officer on 1 July 2025. He led the company's finance operations for six years. His predecessor retires as planned.",
      "ইমরান চৌধুরী ১ জুলাই ২০২৫ থেকে প্রধান অর্থ কর্মকর্তা। তিনি ছয় বছর কোম্পানির অর্থ বিভাগের কার্যক্রম পরিচালনা করেছেন। তাঁর পূর্বসূরি পরিকল্পনামতো অবসরে যাচ্ছেন।",
    ],
  ],
  [
    "auditor-proposal-2025",
    "2025-03-19T15:15",
    ["Proposal of a new auditor", "নতুন নিরীক্ষকের প্রস্তাব"],
    [
      "The auditor of the last three years may not stand again. The board proposes Dewan Tarafdar & Co., Chartered Accountants, to the 27th AGM.",
      "বিগত তিন বছরের নিরীক্ষক আর দায়িত্ব নিতে পারেন না। পর্ষদ ২৭তম এজিএমে দেওয়ান তরফদার অ্যান্ড কোং, চার্টার্ড অ্যাকাউন্ট্যান্টসের নাম প্রস্তাব করছে।",
    ],
  ],
  [
    "remal-2024",
    "2024-05-29T18:10",
    ["Cyclone Remal: damage and service", "ঘূর্ণিঝড় রিমাল: ক্ষতি ও সেবা"],
    [
      "At the peak 6,480 sites were without mains power. 97 percent were on air again within 72 hours. We expect costs of about Tk 58 crore, which are within the plan for storms and floods.",
      "সর্বোচ্চ পর্যায়ে ৬,৪৮০টি সাইট বিদ্যুৎহীন ছিল। ৭২ ঘণ্টার মধ্যে ৯৭ শতাংশ আবার চালু হয়। খরচ হবে প্রায় ৫৮ কোটি টাকা, যা ঝড় ও বন্যার পরিকল্পিত বরাদ্দের মধ্যে।",
    ],
  ],
  [
    "chief-executive-2024",
    "2024-02-14T16:20",
    ["New chief executive officer", "নতুন প্রধান নির্বাহী কর্মকর্তা"],
    [
      "The board appointed Samira Anjum chief executive officer and managing director from 1 April 2024, for three years.",
      "পর্ষদ সামিরা আনজুমকে ১ এপ্রিল ২০২৪ থেকে তিন বছরের জন্য প্রধান নির্বাহী কর্মকর্তা ও ব্যবস্থাপনা পরিচালক নিয়োগ দিয়েছে।",
    ],
  ],
  [
    "court-licence-2023",
    "2023-11-22T17:00",
    ["Judgment on VAT of licence fees", "লাইসেন্স ফির ভ্যাট নিয়ে রায়"],
    [
      "The Appellate Division decided that VAT on licence fees of earlier years may be set off. Tk 118 crore that we had paid will be credited over eight quarters.",
      "আপিল বিভাগ রায় দিয়েছে, আগের বছরগুলোর লাইসেন্স ফির ভ্যাট সমন্বয় করা যাবে। আমাদের পরিশোধিত ১১৮ কোটি টাকা আটটি প্রান্তিকে সমন্বিত হবে।",
    ],
  ],
  [
    "sim-sale-allowed-2023",
    "2023-01-02T11:00",
    ["Sale of new SIMs is allowed again", "নতুন সিম বিক্রির অনুমতি ফিরেছে"],
    [
      "The regulator has lifted the ban on the sale of new SIMs that stood since the end of June 2022. Sales begin today in all districts.",
      "জুন ২০২২-এর শেষ থেকে চলা নতুন সিম বিক্রির নিষেধাজ্ঞা নিয়ন্ত্রক সংস্থা তুলে নিয়েছে। আজ থেকে সব জেলায় বিক্রি শুরু।",
    ],
  ],
];

export const MATERIAL: readonly WrittenDisclosure[] = [
  [
    "dates-2027",
    "2026-11-12T12:00",
    ["Dates of the financial year 2027", "২০২৭ অর্থবছরের তারিখ"],
    [
      "Results of 2026 on 27 January, annual report on 7 March, results of the first quarter on 21 April and the 29th AGM on 26 April 2027.",
      "২০২৬ সালের ফলাফল ২৭ জানুয়ারি, বার্ষিক প্রতিবেদন ৭ মার্চ, প্রথম প্রান্তিকের ফলাফল ২১ এপ্রিল এবং ২৯তম এজিএম ২৬ এপ্রিল ২০২৭।",
    ],
  ],
  [
    "shareholding-october-2026",
    "2026-11-08T11:30",
    ["Shareholding at the end of October 2026", "অক্টোবর ২০২৬ শেষে শেয়ার ধারণ"],
    [
      "Sponsors and directors 56.00 percent, institutions 23.25, foreign investors 4.06, general public 16.69. 41,860 BO accounts hold the share.",
      "উদ্যোক্তা ও পরিচালক ৫৬.০০ শতাংশ, প্রতিষ্ঠান ২৩.২৫, বিদেশি বিনিয়োগকারী ৪.০৬, সাধারণ বিনিয়োগকারী ১৬.৬৯। ৪১,৮৬০টি বিও হিসাবে শেয়ারটি আছে।",
    ],
  ],
  [
    "results-call-2026-q3",
    "2026-10-15T10:00",
    ["Invitation to the call on the third quarter", "তৃতীয় প্রান্তিকের কলে আমন্ত্রণ"],
    [
      "On 21 October 2026 at 16:00 the CFO explains the quarter and answers questions. Register until 20 October at investor.relations@gp.example.",
      "২১ অক্টোবর ২০২৬ বিকেল ৪টায় প্রধান অর্থ কর্মকর্তা প্রান্তিকের ফলাফল ব্যাখ্যা করবেন ও প্রশ্নের উত্তর দেবেন। ২০ অক্টোবরের মধ্যে investor.relations@gp.example ঠিকানায় নিবন্ধন করুন।",
    ],
    "/documents/investors/results-presentation-q3-2026.pdf",
  ],
  [
    "rating-2026",
    "2026-09-14T15:00",
    ["Credit rating confirmed: AAA / ST-1", "ক্রেডিট রেটিং বহাল: এএএ / এসটি-১"],
    [
      "The agency confirms AAA for the long and ST-1 for the short term, outlook stable. It names cash flow, low debt and the position in the market.",
      "সংস্থাটি দীর্ঘ মেয়াদে এএএ ও স্বল্প মেয়াদে এসটি-১ বহাল রেখেছে, পূর্বাভাস স্থিতিশীল। কারণ হিসেবে নগদ প্রবাহ, কম ঋণ ও বাজারে অবস্থানের কথা বলেছে।",
    ],
  ],
  [
    "committee-2026",
    "2026-07-15T17:30",
    ["Change in the nomination committee", "মনোনয়ন কমিটিতে পরিবর্তন"],
    [
      "Golam Mostafa Talukder leaves the nomination and remuneration committee; he stays on the board and on the risk and security committee.",
      "গোলাম মোস্তফা তালুকদার মনোনয়ন ও পারিশ্রমিক কমিটি ছেড়েছেন; পর্ষদে এবং ঝুঁকি ও নিরাপত্তা কমিটিতে তিনি থাকছেন।",
    ],
  ],
  [
    "fund-transfer-2026",
    "2026-06-18T14:20",
    ["Dividends of 2022 and before go to the stabilization fund", "২০২২ ও তার আগের লভ্যাংশ স্থিতিশীলকরণ তহবিলে"],
    [
      "Unclaimed dividends that are older than three years were transferred to the Capital Market Stabilization Fund today. Owners claim them there with our confirmation, which costs nothing.",
      "তিন বছরের বেশি পুরোনো অদাবিকৃত লভ্যাংশ আজ ক্যাপিটাল মার্কেট স্ট্যাবিলাইজেশন ফান্ডে হস্তান্তর করা হয়েছে। আমাদের বিনা মূল্যের প্রত্যয়ন নিয়ে মালিকেরা সেখান থেকে দাবি করতে পারেন।",
    ],
  ],
  [
    "dividend-paid-2025",
    "2026-05-14T16:00",
    ["Dividend for 2025 has been paid", "২০২৫ সালের লভ্যাংশ পরিশোধ"],
    [
      "Tk 1,500 crore were sent to bank accounts today. If yours has not come within ten days, search the page of unpaid dividends.",
      "আজ ১,৫০০ কোটি টাকা ব্যাংক হিসাবে পাঠানো হয়েছে। দশ দিনের মধ্যে না পেলে অপরিশোধিত লভ্যাংশের পেজে খুঁজুন।",
    ],
    "/documents/investors/dividend-claim-form.pdf",
  ],
  [
    "agm-minutes-2026",
    "2026-05-11T12:30",
    ["Minutes of the 28th AGM", "২৮তম এজিএমের কার্যবিবরণী"],
    [
      "All five items were adopted with 99.1 to 99.9 percent of the votes; 71.6 percent of the shares were present.",
      "পাঁচটি বিষয়ই ৯৯.১ থেকে ৯৯.৯ শতাংশ ভোটে গৃহীত হয়েছে; ৭১.৬ শতাংশ শেয়ার উপস্থিত ছিল।",
    ],
    "/documents/investors/agm-2026-minutes.pdf",
  ],
  [
    "agm-notice-2026",
    "2026-04-05T10:00",
    ["Notice of the 28th AGM", "২৮তম এজিএমের বিজ্ঞপ্তি"],
    [
      "Monday, 27 April 2026, 10:00, in the international hall and online. Record date was 23 February 2026.",
      "সোমবার, ২৭ এপ্রিল ২০২৬, সকাল ১০টা, ইন্টারন্যাশনাল হল ও অনলাইনে। রেকর্ড তারিখ ছিল ২৩ ফেব্রুয়ারি ২০২৬।",
    ],
    "/documents/investors/agm-2026-notice.pdf",
  ],
  [
    "annual-report-2025",
    "2026-03-08T10:00",
    ["Annual report 2025 is published", "বার্ষিক প্রতিবেদন ২০২৫ প্রকাশিত"],
    [
      "In English and Bengali, with the sustainability report and the data sheet. Paper copies come by post within ten days.",
      "ইংরেজি ও বাংলায়, টেকসই উন্নয়ন প্রতিবেদন ও তথ্যপত্রসহ। ছাপা কপি ডাকে দশ দিনের মধ্যে পাঠানো হয়।",
    ],
    "/documents/investors/annual-report-2025.pdf",
  ],
  [
    "governance-2025",
    "2026-02-26T15:30",
    ["Certificate on the governance code, 2025", "সুশাসন কোডের প্রত্যয়ন, ২০২৫"],
    [
      "Sikdar Nahar & Associates certify that all conditions of the corporate governance code were met.",
      "সিকদার নাহার অ্যান্ড অ্যাসোসিয়েটস প্রত্যয়ন করেছে যে কর্পোরেট সুশাসন কোডের সব শর্ত পূরণ হয়েছে।",
    ],
    "/documents/investors/governance-certificate-2025.pdf",
  ],
  [
    "disclosure-principles-2026",
    "2026-01-28T18:00",
    ["Disclosure principles renewed", "তথ্য প্রকাশের নীতিমালা হালনাগাদ"],
    [
      "The board read the principles again, as each January. New: recordings of calls stand on the site for five years.",
      "প্রতি জানুয়ারির মতো পর্ষদ নীতিমালা আবার পর্যালোচনা করেছে। নতুন: কলের রেকর্ডিং পাঁচ বছর সাইটে থাকবে।",
    ],
    "/documents/disclosure-principles.pdf",
  ],
  [
    "rating-2025",
    "2025-09-15T15:00",
    ["Credit rating confirmed: AAA / ST-1", "ক্রেডিট রেটিং বহাল: এএএ / এসটি-১"],
    [
      "The rating did not change with the purchase of 5G spectrum; outlook stable.",
      "৫জি স্পেকট্রাম কেনার পরও রেটিং বদলায়নি; পূর্বাভাস স্থিতিশীল।",
    ],
  ],
  [
    "audit-charter-2025",
    "2025-07-16T18:00",
    ["New charter of the audit committee", "নিরীক্ষা কমিটির নতুন সনদ"],
    [
      "The committee now also watches cyber security reports and meets the auditor twice a year without the management.",
      "কমিটি এখন সাইবার নিরাপত্তা প্রতিবেদনও দেখে এবং বছরে দুবার ব্যবস্থাপনা ছাড়া নিরীক্ষকের সঙ্গে বসে।",
    ],
    "/documents/investors/audit-committee-charter.pdf",
  ],
  [
    "dividend-paid-2024",
    "2025-05-15T16:00",
    ["Final dividend for 2024 has been paid", "২০২৪ সালের চূড়ান্ত লভ্যাংশ পরিশোধ"],
    [
      "Tk 840 crore were sent to bank accounts today, Tk 7.00 a share.",
      "আজ ৮৪০ কোটি টাকা ব্যাংক হিসাবে পাঠানো হয়েছে, শেয়ারপ্রতি ৭.০০ টাকা।",
    ],
  ],
  [
    "agm-minutes-2025",
    "2025-05-12T12:30",
    ["Minutes of the 27th AGM", "২৭তম এজিএমের কার্যবিবরণী"],
    [
      "All items were adopted; 70.9 percent of the shares were present.",
      "সব বিষয় গৃহীত হয়েছে; ৭০.৯ শতাংশ শেয়ার উপস্থিত ছিল।",
    ],
    "/documents/investors/agm-2025-minutes.pdf",
  ],
  [
    "dividend-policy-2025",
    "2025-01-29T18:15",
    ["Dividend policy renewed", "লভ্যাংশ নীতিমালা হালনাগাদ"],
    [
      "The goal stays at 40 to 60 percent of the profit of a year. Payment is by bank transfer only.",
      "লক্ষ্য আগের মতোই বছরের মুনাফার ৪০ থেকে ৬০ শতাংশ। পরিশোধ শুধু ব্যাংক ট্রান্সফারে।",
    ],
    "/documents/investors/dividend-policy.pdf",
  ],
  [
    "dividend-paid-2024-interim",
    "2024-09-10T16:00",
    ["Interim dividend for 2024 has been paid", "২০২৪ সালের অন্তর্বর্তী লভ্যাংশ পরিশোধ"],
    [
      "Tk 600 crore were sent to bank accounts today, Tk 5.00 a share.",
      "আজ ৬০০ কোটি টাকা ব্যাংক হিসাবে পাঠানো হয়েছে, শেয়ারপ্রতি ৫.০০ টাকা।",
    ],
  ],
  [
    "dividend-paid-2023",
    "2024-05-16T16:00",
    ["Dividend for 2023 has been paid", "২০২৩ সালের লভ্যাংশ পরিশোধ"],
    [
      "Tk 1,440 crore were sent to bank accounts today, Tk 12.00 a share.",
      "আজ ১,৪৪০ কোটি টাকা ব্যাংক হিসাবে পাঠানো হয়েছে, শেয়ারপ্রতি ১২.০০ টাকা।",
    ],
  ],
  [
    "egm-2022",
    "2022-12-14T17:00",
    ["Articles changed by the 3rd EGM", "৩য় ইজিএমে সংঘবিধি সংশোধিত"],
    [
      "General meetings may be held in a hall and online at once, with e-voting.",
      "সাধারণ সভা এখন একই সঙ্গে হলে ও অনলাইনে হতে পারবে, ই-ভোটিংসহ।",
    ],
    "/documents/investors/articles-of-association.pdf",
  ],
];
