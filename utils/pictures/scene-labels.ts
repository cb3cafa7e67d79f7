// Descriptions of the drawn scenes and portraits: parts of DRAWING_LABELS (utils/pictures/picture-labels.ts).

/** The scenes, by the name that follows `scene/`. */
const SCENES = {
  accelerator: {
    en: "A rocket rises over the city beside a chart of growing columns",
    bn: "ক্রমশ উঁচু হওয়া স্তম্ভের পাশে শহরের ওপর দিয়ে উড়ে যাচ্ছে রকেট",
  },
  "ads-formats": {
    en: "A laptop, a tablet and a phone showing different advertisements",
    bn: "ল্যাপটপ, ট্যাবলেট ও ফোনে নানা ধরনের বিজ্ঞাপন",
  },
  "ads-reach": {
    en: "A map of Bangladesh with rings spreading from Dhaka to people around it",
    bn: "বাংলাদেশের মানচিত্র, ঢাকা থেকে চারপাশের মানুষের দিকে ছড়ানো বৃত্ত",
  },
  "annual-report": {
    en: "An annual report with a chart on its cover, and its open pages",
    bn: "মলাটে চার্ট আঁকা বার্ষিক প্রতিবেদন ও তার খোলা পেজ",
  },
  "app-phone": {
    en: "The app on a phone, with its cards for data and balance around it",
    bn: "ফোনে অ্যাপ, চারপাশে ডেটা ও ব্যালেন্সের কার্ড",
  },
  broadcasting: {
    en: "A megaphone whose waves reach people in many places",
    bn: "মেগাফোন থেকে ছড়ানো তরঙ্গ নানা জায়গার মানুষের কাছে পৌঁছাচ্ছে",
  },
  calendar: { en: "A calendar with marked days, a clock and a bell", bn: "চিহ্নিত তারিখসহ ক্যালেন্ডার, ঘড়ি ও ঘণ্টা" },
  career: {
    en: "A young woman with a bag climbs steps to an open door",
    bn: "ব্যাগ হাতে এক তরুণী সিঁড়ি বেয়ে খোলা দরজার দিকে উঠছেন",
  },
  "cash-agent": {
    en: "An agent at his counter hands money to a customer",
    bn: "কাউন্টারে এজেন্ট একজন গ্রাহকের হাতে টাকা দিচ্ছেন",
  },
  cloud: {
    en: "A cloud with a lock, joined to servers, a laptop and a phone",
    bn: "তালা আঁকা ক্লাউড, সার্ভার, ল্যাপটপ ও ফোনের সঙ্গে যুক্ত",
  },
  company: {
    en: "The company's glass building in the city, with trees, a bus and people before it",
    bn: "শহরে প্রতিষ্ঠানের কাচঘেরা ভবন, সামনে গাছ, বাস ও মানুষ",
  },
  complaint: {
    en: "A form with a pen, and the steps of a complaint up to its answer",
    bn: "কলমসহ একটি ফর্ম ও অভিযোগের ধাপ, শেষে সমাধান",
  },
  conference: {
    en: "Six people in a call on a laptop, a phone beside it",
    bn: "ল্যাপটপে ছয়জনের কনফারেন্স কল, পাশে একটি ফোন",
  },
  connectivity: {
    en: "Office buildings joined by lines to one centre above the city",
    bn: "শহরের ওপরে একটি কেন্দ্রের সঙ্গে রেখায় যুক্ত অফিস ভবন",
  },
  "digital-apps": {
    en: "Tiles for video, books, music and games above a tablet",
    bn: "ট্যাবলেটের ওপরে ভিডিও, বই, গান ও গেমের আইকন",
  },
  dividend: {
    en: "A young tree that bears coins, with piles of coins beside it",
    bn: "মুদ্রা ধরা একটি চারাগাছ, পাশে মুদ্রার স্তূপ",
  },
  "enterprise-portal": {
    en: "A laptop with a company's charts, costs and people at a glance",
    bn: "ল্যাপটপে এক নজরে প্রতিষ্ঠানের চার্ট, খরচ ও কর্মী",
  },
  "esg-community": {
    en: "A woman teaches two children in the yard of a village house",
    bn: "গ্রামের বাড়ির উঠানে এক নারী দুটি শিশুকে পড়াচ্ছেন",
  },
  "esg-nature": {
    en: "A mobile mast with solar panels, trees, a river and wind turbines",
    bn: "সৌর প্যানেলসহ মোবাইল টাওয়ার, গাছ, নদী ও বায়ুকল",
  },
  feedback: {
    en: "A man with a phone, around him what customers say, with stars",
    bn: "ফোন হাতে একজন, চারপাশে তারকাসহ গ্রাহকদের মতামত",
  },
  "field-force": {
    en: "A field worker with a phone and a motorbike, the route of the visits above",
    bn: "ফোন হাতে মাঠকর্মী ও মোটরসাইকেল, ওপরে ভিজিটের পথ",
  },
  "flood-help": {
    en: "Helpers in a boat bring parcels to a family on a roof in the flood",
    bn: "বন্যায় ঘরের চালে আশ্রয় নেওয়া পরিবারের জন্য নৌকায় ত্রাণ",
  },
  governance: {
    en: "A chart of bodies and people under a shield, beside scales",
    bn: "ঢালের নিচে বিভিন্ন পর্ষদ ও মানুষের কাঠামো, পাশে দাঁড়িপাল্লা",
  },
  hotline: {
    en: "A telephone receiver with waves, a clock, the sun and the moon",
    bn: "তরঙ্গসহ টেলিফোনের রিসিভার, ঘড়ি, সূর্য ও চাঁদ",
  },
  "innovation-lab": {
    en: "Two engineers at a bench with a circuit, under a bright bulb",
    bn: "উজ্জ্বল বাতির নিচে সার্কিট নিয়ে কাজ করছেন দুজন প্রকৌশলী",
  },
  "leader-trainee": {
    en: "A mentor and a trainee before a mountain with a flag on its top",
    bn: "চূড়ায় পতাকা ওড়া পাহাড়ের সামনে একজন পরামর্শক ও একজন প্রশিক্ষণার্থী",
  },
  "legal-terms": {
    en: "A signed document with a seal, a pen and scales",
    bn: "সিলসহ স্বাক্ষর করা দলিল, কলম ও দাঁড়িপাল্লা",
  },
  messaging: {
    en: "A phone with a conversation, from which messages go to many people",
    bn: "ফোনের কথোপকথন থেকে অনেকের কাছে যাচ্ছে মেসেজ",
  },
  "notice-board": { en: "A board with pinned notices, and a bell", bn: "পিন আঁটা বিজ্ঞপ্তিসহ নোটিশ বোর্ড ও একটি ঘণ্টা" },
  offers: {
    en: "A gift box with tickets, coins and a percent sign above it",
    bn: "উপহারের বাক্স, ওপরে টিকিট, মুদ্রা ও শতাংশের চিহ্ন",
  },
  "office-mobility": {
    en: "Two people work with a laptop and a phone in a train above the city",
    bn: "শহরের ওপর দিয়ে চলা ট্রেনে ল্যাপটপ ও ফোনে কাজ করছেন দুজন",
  },
  packs: {
    en: "Three cards for data, minutes and messages",
    bn: "ডেটা, মিনিট ও এসএমএসের তিনটি কার্ড",
  },
  pbx: {
    en: "A desk phone from which calls go on to four colleagues",
    bn: "ডেস্ক ফোন থেকে চার সহকর্মীর কাছে কল যাচ্ছে",
  },
  "people-at-work": {
    en: "Three colleagues at a table with a laptop, the city in the window",
    bn: "ল্যাপটপ নিয়ে টেবিলে তিন সহকর্মী, জানালায় শহর",
  },
  plans: {
    en: "Two plans side by side, each with a SIM card and ticked benefits",
    bn: "পাশাপাশি দুটি প্ল্যান, সিম কার্ড ও টিক দেওয়া সুবিধাসহ",
  },
  press: {
    en: "A spokeswoman at a lectern with microphones, two cameras before her",
    bn: "মাইক্রোফোনের সামনে একজন মুখপাত্র, তাঁর সামনে দুটি ক্যামেরা",
  },
  "privacy-shield": {
    en: "A shield with a lock before a phone, a fingerprint and a key",
    bn: "ফোনের সামনে তালা আঁকা ঢাল, আঙুলের ছাপ ও চাবি",
  },
  "recharge-campaign": {
    en: "A phone with a bolt, coins flying towards it",
    bn: "বিদ্যুতের চিহ্নসহ ফোন, তার দিকে উড়ে আসছে মুদ্রা",
  },
  "results-chart": {
    en: "A man presents a chart of rising columns on a board",
    bn: "বোর্ডে ঊর্ধ্বমুখী স্তম্ভের চার্ট দেখাচ্ছেন একজন",
  },
  roaming: {
    en: "A globe with pins and a plane, a phone and a suitcase",
    bn: "পিন ও বিমানসহ ভূগোলক, একটি ফোন ও একটি স্যুটকেস",
  },
  shareholders: {
    en: "A ring in four parts that stands for the shareholders, with two people and coins",
    bn: "শেয়ারহোল্ডারদের চার ভাগের বৃত্ত, পাশে দুজন মানুষ ও মুদ্রা",
  },
  "signal-4g": {
    en: "4G over fields and a river, with a mast, a boat and a village house",
    bn: "মাঠ ও নদীর ওপর ৪জি, সঙ্গে টাওয়ার, নৌকা ও গ্রামের বাড়ি",
  },
  "signal-5g": {
    en: "5G in large letters between two masts over the city",
    bn: "শহরের ওপর দুটি টাওয়ারের মাঝে বড় অক্ষরে ৫জি",
  },
  "smart-branch": {
    en: "A branch with a router and a camera, joined to the head office",
    bn: "রাউটার ও ক্যামেরাসহ একটি শাখা, প্রধান কার্যালয়ের সঙ্গে যুক্ত",
  },
  "smart-home": {
    en: "A house with a lamp, a camera and a router, run from a phone",
    bn: "বাতি, ক্যামেরা ও রাউটারসহ একটি বাড়ি, নিয়ন্ত্রণ ফোনে",
  },
  "sme-shop": {
    en: "A grocer at his counter with a phone and a payment code",
    bn: "কাউন্টারে ফোন হাতে মুদিদোকানি, পাশে পেমেন্টের কোড",
  },
  "sponsorship-stage": {
    en: "A stage with beams of light, a singer and a crowd",
    bn: "আলোঝলমলে মঞ্চ, একজন শিল্পী ও দর্শক",
  },
  "star-tiers": {
    en: "Three medals on steps: gold, signature and silver",
    bn: "ধাপের ওপর তিনটি মেডেল: গোল্ড, সিগনেচার ও সিলভার",
  },
  "store-front": {
    en: "The glass front of a customer centre with two visitors",
    bn: "কাচঘেরা গ্রাহকসেবা কেন্দ্রের সামনে দুজন গ্রাহক",
  },
  story: {
    en: "A road from a village to the city, with a pin for each milestone",
    bn: "গ্রাম থেকে শহরে যাওয়া পথ, প্রতিটি মাইলফলকে একটি পিন",
  },
  students: {
    en: "Three students with a book and a phone before their campus",
    bn: "বই ও ফোন হাতে ক্যাম্পাসের সামনে তিন শিক্ষার্থী",
  },
  supplier: {
    en: "A van and parcels before a warehouse, with a ticked document",
    bn: "গুদামের সামনে ভ্যান ও বাক্স, পাশে টিক দেওয়া দলিল",
  },
  "support-desk": {
    en: "A woman with a headset answers customers at her desk",
    bn: "হেডসেট পরা এক নারী তাঁর ডেস্কে গ্রাহকের প্রশ্নের উত্তর দিচ্ছেন",
  },
  survey: {
    en: "A woman with a tablet, a list with ticks and faces from sad to glad",
    bn: "ট্যাবলেট হাতে এক নারী, টিক দেওয়া তালিকা ও নানা অভিব্যক্তির মুখ",
  },
  "tracker-map": {
    en: "A map with the route of a van and a pin at its goal, also on a phone",
    bn: "মানচিত্রে ভ্যানের পথ ও গন্তব্যের পিন, ফোনেও একই পথ",
  },
  "value-services": {
    en: "A phone playing music, around it tiles for cricket, weather, books and more",
    bn: "গান চলা ফোন, চারপাশে ক্রিকেট, আবহাওয়া, বই ও আরও আইকন",
  },
  "volte-call": {
    en: "Two people on the phone, a clear wave of sound between them",
    bn: "ফোনে কথা বলছেন দুজন, মাঝে স্পষ্ট শব্দের তরঙ্গ",
  },
  "wallet-pay": {
    en: "A phone pays with the code of a shop",
    bn: "দোকানের কোডে ফোন থেকে পেমেন্ট",
  },
} as const;

const PORTRAITS = 24;

const scenes = Object.entries(SCENES).map(([name, words]) => [`scene/${name}`, words] as const);
const portraits = Array.from(
  { length: PORTRAITS },
  (_, index) =>
    [`portrait/p${String(index + 1).padStart(2, "0")}`, { en: "Drawn portrait", bn: "আঁকা প্রতিকৃতি" }] as const,
);

/** The texts of all scenes and portraits, by picture id. The page shows the name of the person beside a portrait. */
export const SCENE_LABELS: Readonly<Record<string, { en: string; bn: string }>> = Object.fromEntries([
  ...scenes,
  ...portraits,
]);
