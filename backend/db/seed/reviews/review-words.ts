import type { ReviewTopic } from "@/backend/contract/shop/reviews";

/** What is said of a topic: a title and sentences, by how it is meant. */
export interface TopicWords {
  titles: { good: readonly string[]; bad: readonly string[] };
  good: readonly string[];
  bad: readonly string[];
}

export type ReviewWords = Readonly<Record<ReviewTopic, TopicWords>>;

/** First name and one letter, as names are shown beside a review. */
export const NAMES = {
  en: [
    ...["Nusrat J.", "Rakib H.", "Farzana A.", "Tanvir I.", "Sadia K.", "Mehedi R.", "Sharmin S.", "Imran C."],
    ...["Tania B.", "Arif M.", "Jannatul F.", "Sabbir A.", "Rumana P.", "Md. Hasan U.", "Lamia T.", "Fahim S."],
    ...["Nabila R.", "Shakil A.", "Ayesha S.", "Rezaul K.", "Priya D.", "Sumon B.", "Mitu R.", "Kamrul H."],
    ...["Anika Z.", "Zahid H.", "Tasnim M.", "Bijoy S.", "Maliha N.", "Ratul G.", "Shormi C.", "Nayeem A."],
  ],
  bn: [
    ...["নুসরাত জ.", "রাকিব হ.", "ফারজানা আ.", "তানভীর ই.", "সাদিয়া খ.", "মেহেদী র.", "শারমিন স.", "ইমরান চ."],
    ...["তানিয়া ব.", "আরিফ ম.", "জান্নাতুল ফ.", "সাব্বির আ.", "রুমানা প.", "মো. হাসান উ.", "লামিয়া ত.", "ফাহিম স."],
    ...["নাবিলা র.", "শাকিল আ.", "আয়েশা স.", "রেজাউল ক.", "প্রিয়া দ.", "সুমন ব.", "মিতু র.", "কামরুল হ."],
  ],
} as const;

export const ENGLISH: ReviewWords = {
  battery: {
    titles: {
      good: ["Lasts longer than I need", "The charger stays in the drawer", "Good battery"],
      bad: ["Battery could be better"],
    },
    good: [
      "I unplug it at seven in the morning and still have a third left when I go to bed.",
      "It got me through a whole day of load-shedding.",
      "On the bus from Dhaka to Rangpur it played videos the whole way and was at forty percent when I got off.",
      "After weeks of use the battery is as good as on the first day.",
    ],
    bad: [
      "With mobile data on all day it needs the charger by evening.",
      "Charging takes longer than I expected.",
      "On very hot days it drains faster.",
    ],
  },
  camera: {
    titles: {
      good: ["The pictures surprised me", "Good photos at weddings", "Camera is worth it"],
      bad: ["Camera is only average"],
    },
    good: [
      "Photos at my cousin's holud came out sharp even under the coloured lights.",
      "Skin tones look right, which my old phone never managed.",
      "I photograph documents for the office and can read them without a scanner.",
      "Video is steady enough to send to my family.",
    ],
    bad: [
      "In a dark room the pictures get soft and noisy.",
      "The front camera makes everyone a bit too pale.",
      "Zoom beyond twice is not worth using.",
    ],
  },
  display: {
    titles: {
      good: ["A screen you can read outdoors", "Bright and clear", "Lovely display"],
      bad: ["Screen is a bit dim"],
    },
    good: [
      "I can read it on the roof at noon, and at night it goes dim enough not to wake the baby.",
      "Bengali text is crisp, even in small sizes.",
      "Scrolling is smooth and easy on the eyes.",
      "Colours look natural, not exaggerated.",
    ],
    bad: [
      "In direct sun I have to look for shade.",
      "It picks up fingerprints quickly.",
      "A little dimmer than the one I saw in a shop.",
    ],
  },
  performance: {
    titles: { good: ["Quick in everyday use", "No waiting", "Does not slow down"], bad: ["Slows down at times"] },
    good: [
      "It stays quick with bKash, maps and a call at the same time.",
      "It has been on for weeks and never needed a restart.",
      "My son plays on it for an hour and it gets warm, not hot.",
      "Pages open as soon as I tap.",
    ],
    bad: [
      "With many apps open it takes a second to respond.",
      "After the last update it was slow for two days, then fine again.",
      "It loses the connection behind two walls.",
    ],
  },
  sound: {
    titles: { good: ["Clear sound", "Loud enough for the kitchen", "Calls are clear"], bad: ["Sound is thin"] },
    good: [
      "Calls are clear even beside Mirpur Road.",
      "Loud enough to hear the news over the fan.",
      "Voices sound natural, and music sounds full.",
      "My mother hears me the first time now; I don't have to repeat myself.",
    ],
    bad: [
      "At full volume it rattles a little.",
      "Bass is thin, but for calls it is fine.",
      "People I call say they can hear the wind.",
    ],
  },
  build: {
    titles: { good: ["Solid in the hand", "Well made", "Survived a fall already"], bad: ["Feels light for the price"] },
    good: [
      "It fell from the rickshaw seat once and doesn't have a scratch.",
      "Nothing creaks, and the edges are finished cleanly.",
      "It got wet in the rain on the way to work and still works fine.",
      "After weeks of daily use it still looks new.",
    ],
    bad: [
      "The surface marks easily, so buy a cover with it.",
      "It feels a little light for the price.",
      "The box looked better than the product itself.",
    ],
  },
  comfort: {
    titles: { good: ["I forget I'm wearing it", "Comfortable all day", "Fits well"], bad: ["Runs a bit small"] },
    good: [
      "I wear it from morning to night and forget that it is there.",
      "It is soft on the skin, even in humid weather.",
      "The size chart was right, and it fits as it should.",
      "My wife tried it once and now wants one too.",
    ],
    bad: [
      "Sizes run small, so take one size up.",
      "After a few hours it feels a little tight.",
      "In summer it gets sweaty underneath.",
    ],
  },
  setup: {
    titles: {
      good: ["Ready in ten minutes", "Easy to set up", "My father did it on his own"],
      bad: ["Setup needs patience"],
    },
    good: [
      "Out of the box and working within ten minutes.",
      "The app explains each step, in Bengali too.",
      "My father set it up on his own, which says it all.",
      "It found the network at once and updated itself overnight.",
    ],
    bad: [
      "The first connection took three tries.",
      "The leaflet in the box is short; the page on this site helped more.",
      "You need a good signal for the first update.",
    ],
  },
  delivery: {
    titles: { good: ["Came a day early", "Fast delivery", "Packed with care"], bad: ["Delivery took long"] },
    good: [
      "I ordered on Sunday and had it on Tuesday, in Bogura.",
      "The rider called before he came and waited while I opened the box.",
      "The parcel was sealed and the invoice was inside.",
      "Cash on delivery without any trouble.",
      "I ordered at night and got the message that it was on its way at noon the next day.",
      "I picked it up at the centre near my office; it took five minutes.",
    ],
    bad: [
      "It came on the last day of the promised time.",
      "The rider did not know our lane and called four times.",
      "The outer box had a dent, but the product was fine.",
    ],
  },
  value: {
    titles: { good: ["Worth the money", "Hard to beat at this price", "Good buy"], bad: ["Wait for a sale"] },
    good: [
      "I checked three markets, and it was not cheaper anywhere with a real warranty.",
      "I would buy it again at this price, and I did, for my sister.",
      "It does what it says, and I did not pay for things I never use.",
      "My brother paid more for the same thing in the market.",
      "I read all the reviews first, and they were right: it is worth it.",
      "The price here and the price at the counter were the same, which I like.",
    ],
    bad: [
      "If it were a little cheaper, I would give five stars.",
      "Good, but wait for a sale if you can.",
      "There are cheaper ones that do almost the same.",
    ],
  },
};

export const BENGALI: ReviewWords = {
  battery: {
    titles: { good: ["চার্জ নিয়ে চিন্তা নেই", "ব্যাটারি দারুণ", "এক চার্জে অনেকক্ষণ চলে"], bad: ["ব্যাটারি আরেকটু ভালো হতে পারত"] },
    good: [
      "সকাল সাতটায় চার্জ থেকে খুলি, রাতে ঘুমানোর সময়ও তিন ভাগের এক ভাগ থাকে।",
      "সারা দিন লোডশেডিংয়েও একবারও বন্ধ হয়নি।",
      "ঢাকা থেকে রংপুরের বাসে পুরো পথ ভিডিও দেখেছি, নামার সময়ও চল্লিশ শতাংশ ছিল।",
      "কয়েক সপ্তাহ ব্যবহারের পরেও ব্যাটারি প্রথম দিনের মতোই আছে।",
    ],
    bad: [
      "সারা দিন ডেটা চালু থাকলে সন্ধ্যায় চার্জ দিতে হয়।",
      "চার্জ হতে যতটা ভেবেছিলাম তার চেয়ে বেশি সময় লাগে।",
      "খুব গরমের দিনে চার্জ একটু তাড়াতাড়ি ফুরায়।",
    ],
  },
  camera: {
    titles: { good: ["ছবি দেখে অবাক হয়েছি", "ক্যামেরা ভালো", "বিয়েবাড়ির ছবি চমৎকার"], bad: ["ক্যামেরা মোটামুটি"] },
    good: [
      "বোনের গায়েহলুদের রঙিন আলোতেও ছবি পরিষ্কার এসেছে।",
      "মুখের রং আসল থাকে, আগের ফোনে যা কখনো পাইনি।",
      "অফিসের কাগজের ছবি তুললে স্ক্যানার ছাড়াই পড়া যায়।",
      "ভিডিও কাঁপে না, পরিবারকে পাঠিয়ে শান্তি পাই।",
    ],
    bad: ["কম আলোতে ছবি ঝাপসা হয়ে যায়।", "সামনের ক্যামেরায় সবাইকে একটু বেশি ফর্সা লাগে।", "দুই গুণের বেশি জুম করলে ভালো আসে না।"],
  },
  display: {
    titles: { good: ["রোদেও পড়া যায়", "স্ক্রিন ঝকঝকে", "চোখে আরাম"], bad: ["স্ক্রিন একটু কম উজ্জ্বল"] },
    good: [
      "দুপুরের ছাদে বসেও পড়া যায়, আবার রাতে এত কমানো যায় যে বাচ্চার ঘুম ভাঙে না।",
      "ছোট অক্ষরেও বাংলা লেখা একদম স্পষ্ট।",
      "স্ক্রল করলে আটকায় না, চোখে চাপ পড়ে না।",
      "রংগুলো স্বাভাবিক, বাড়িয়ে দেখানো নয়।",
    ],
    bad: ["কড়া রোদে ছায়া খুঁজতে হয়।", "আঙুলের ছাপ সহজে পড়ে।", "দোকানে যেটা দেখেছিলাম তার চেয়ে আলো একটু কম।"],
  },
  performance: {
    titles: { good: ["কাজ হয় চটপট", "অপেক্ষা করতে হয় না", "আটকায় না"], bad: ["মাঝে মাঝে ধীর"] },
    good: [
      "বিকাশ, ম্যাপ আর কল একসঙ্গে চললেও আটকায় না।",
      "কয়েক সপ্তাহ ধরে চালু, একবারও রিস্টার্ট দিতে হয়নি।",
      "ছেলে এক ঘণ্টা খেললে হালকা গরম হয়, তবে অস্বস্তি হয় না।",
      "আঙুল সরানোর আগেই পেজ খুলে যায়।",
    ],
    bad: [
      "একসঙ্গে অনেক কিছু খোলা থাকলে এক মুহূর্ত থামে।",
      "শেষ আপডেটের পর দুই দিন ধীর ছিল, এখন আবার ঠিক।",
      "দুই দেয়ালের ওপাশে সংযোগ কেটে যায়।",
    ],
  },
  sound: {
    titles: { good: ["কথা পরিষ্কার", "আওয়াজ জোরালো", "কলে কোনো ঝামেলা নেই"], bad: ["শব্দ একটু পাতলা"] },
    good: [
      "মিরপুর রোডের পাশে দাঁড়িয়েও কথা পরিষ্কার শোনা যায়।",
      "ফ্যানের শব্দের মধ্যেও খবর শোনার মতো জোর আছে।",
      "গলার স্বর স্বাভাবিক, গানেও গভীরতা আছে।",
      "মা এখন একবারেই শুনতে পান, বারবার বলতে হয় না।",
    ],
    bad: ["পুরো ভলিউমে একটু ঝনঝন করে।", "বেস কম, তবে কথা বলার জন্য ঠিক আছে।", "বাতাস থাকলে ওপাশে শোঁ শোঁ শব্দ শোনা যায়।"],
  },
  build: {
    titles: { good: ["হাতে নিলেই মজবুত লাগে", "গড়ন ভালো", "পড়েও কিছু হয়নি"], bad: ["দামের তুলনায় হালকা"] },
    good: [
      "একবার রিকশা থেকে পড়ে গিয়েছিল, একটা দাগও পড়েনি।",
      "কোথাও কোনো শব্দ করে না, কিনারাগুলো নিখুঁত।",
      "অফিসে যেতে বৃষ্টিতে ভিজেছে, তবু আগের মতোই চলছে।",
      "কয়েক সপ্তাহ রোজ ব্যবহারের পরেও নতুনের মতো আছে।",
    ],
    bad: ["সহজে দাগ পড়ে, সঙ্গে একটা কভার নিয়ে নিন।", "দামের তুলনায় হাতে একটু হালকা লাগে।", "বাক্সটা যত সুন্দর, জিনিসটা ততটা নয়।"],
  },
  comfort: {
    titles: { good: ["পরে আছি ভুলেই যাই", "সারা দিন আরাম", "মাপ একদম ঠিক"], bad: ["মাপে একটু ছোট"] },
    good: [
      "সকাল থেকে রাত পর্যন্ত পরি, পরে আছি মনেই থাকে না।",
      "ভ্যাপসা গরমেও ত্বকে আরাম লাগে।",
      "মাপের তালিকা ঠিক ছিল, যেমন হওয়ার কথা তেমনই হয়েছে।",
      "আমার স্ত্রী একবার পরে দেখে এখন নিজের জন্যও চাইছে।",
    ],
    bad: ["মাপে একটু ছোট, এক সাইজ বড় নিন।", "কয়েক ঘণ্টা পর একটু চাপ লাগে।", "গরমের দিনে পরলে ঘাম হয়।"],
  },
  setup: {
    titles: { good: ["দশ মিনিটেই তৈরি", "চালু করা সহজ", "বাবা একাই পেরেছেন"], bad: ["চালু করতে ধৈর্য লাগে"] },
    good: [
      "বাক্স খুলে দশ মিনিটের মধ্যেই চালু।",
      "অ্যাপে প্রতিটি ধাপ বাংলাতেও বোঝানো আছে।",
      "বাবা একাই চালু করেছেন, এতেই সব বোঝা যায়।",
      "নেটওয়ার্ক সঙ্গে সঙ্গে পেয়েছে, রাতেই নিজে আপডেট হয়ে গেছে।",
    ],
    bad: [
      "প্রথম সংযোগে তিনবার চেষ্টা করতে হয়েছে।",
      "বাক্সের কাগজে কম লেখা; এই সাইটের পেজ বেশি কাজে লেগেছে।",
      "প্রথম আপডেটের জন্য ভালো সিগন্যাল দরকার।",
    ],
  },
  delivery: {
    titles: { good: ["এক দিন আগেই এসেছে", "ডেলিভারি দ্রুত", "প্যাকেট যত্ন করে বাঁধা"], bad: ["ডেলিভারিতে দেরি"] },
    good: [
      "রোববার অর্ডার দিয়ে মঙ্গলবার বগুড়ায় হাতে পেয়েছি।",
      "রাইডার আসার আগে ফোন করেছেন, বাক্স খোলা পর্যন্ত অপেক্ষা করেছেন।",
      "প্যাকেট সিল করা ছিল, ভেতরে ইনভয়েসও ছিল।",
      "হাতে পেয়ে টাকা দিয়েছি, কোনো ঝামেলা হয়নি।",
      "রাতে অর্ডার দিয়েছি, পরদিন দুপুরেই রওনা হওয়ার মেসেজ এসেছে।",
      "অফিসের কাছের কেন্দ্র থেকে নিয়েছি, পাঁচ মিনিট লেগেছে।",
    ],
    bad: [
      "যে কদিনের কথা বলা ছিল, তার শেষ দিনে এসেছে।",
      "রাইডার গলি চিনতেন না, চারবার ফোন করেছেন।",
      "বাইরের বাক্সে একটু টোল ছিল, ভেতরের জিনিস ঠিক ছিল।",
    ],
  },
  value: {
    titles: { good: ["দামের তুলনায় দারুণ", "এই দামে সেরা", "টাকা উশুল"], bad: ["ছাড়ের জন্য অপেক্ষা করুন"] },
    good: [
      "তিনটি মার্কেটে দেখেছি, আসল ওয়ারেন্টিসহ কোথাও এর চেয়ে কমে পাইনি।",
      "এই দামে আবার কিনব; বোনের জন্য আরেকটা কিনেছিও।",
      "যা বলা আছে তা-ই পেয়েছি, বাড়তি কিছুর জন্য টাকা দিতে হয়নি।",
      "বাজারে একই জিনিস আমার ভাই বেশি দামে কিনেছে।",
      "আগে সব রিভিউ পড়েছি, কথাগুলো ঠিকই ছিল: দামের উপযুক্ত।",
      "এখানে আর কাউন্টারে একই দাম, এটা ভালো লেগেছে।",
    ],
    bad: ["দাম আরেকটু কম হলে পাঁচ তারা দিতাম।", "ভালো, তবে পারলে ছাড়ের অপেক্ষা করুন।", "প্রায় একই কাজের সস্তা জিনিসও আছে।"],
  },
};
