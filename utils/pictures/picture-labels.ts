import { SCENE_LABELS } from "@/utils/pictures/scene-labels";

/** A phrase in both languages of the site. */
export interface Words {
  en: string;
  bn: string;
}

/** The description of what a render shows, by family. */
export const FAMILY_LABELS = {
  band: { en: "Fitness band", bn: "ফিটনেস ব্যান্ড" },
  bulb: { en: "Smart bulb", bn: "স্মার্ট বাল্ব" },
  "button-phone": { en: "Feature phone", bn: "বাটন ফোন" },
  cable: { en: "Charging cable", bn: "চার্জিং ক্যাবল" },
  camera: { en: "Home camera", bn: "হোম ক্যামেরা" },
  cap: { en: "Cap", bn: "ক্যাপ" },
  charger: { en: "Charger", bn: "চার্জার" },
  cpe: { en: "5G home internet unit", bn: "৫জি হোম ইন্টারনেট ইউনিট" },
  earbuds: { en: "Wireless earbuds", bn: "ওয়্যারলেস ইয়ারবাড" },
  jersey: { en: "Jersey", bn: "জার্সি" },
  mug: { en: "Mug", bn: "মগ" },
  phone: { en: "Phone", bn: "ফোন" },
  "phone-case": { en: "Phone case", bn: "ফোনের কেস" },
  "pocket-router": { en: "Pocket router", bn: "পকেট রাউটার" },
  powerbank: { en: "Power bank", bn: "পাওয়ার ব্যাংক" },
  router: { en: "Wi-Fi router", bn: "ওয়াই-ফাই রাউটার" },
  "socket-plug": { en: "Smart socket", bn: "স্মার্ট সকেট" },
  speaker: { en: "Wireless speaker", bn: "ওয়্যারলেস স্পিকার" },
  tablet: { en: "Tablet", bn: "ট্যাবলেট" },
  tote: { en: "Tote bag", bn: "টোট ব্যাগ" },
  tracker: { en: "GPS tracker", bn: "জিপিএস ট্র্যাকার" },
  tshirt: { en: "T-shirt", bn: "টি-শার্ট" },
  watch: { en: "Smart watch", bn: "স্মার্টওয়াচ" },
} as const satisfies Record<string, Words>;

/** The description of the side from which a render shows the product. */
export const VIEW_LABELS = {
  angle: { en: "three-quarter view", bn: "কোনাকুনি থেকে" },
  back: { en: "back", bn: "পেছন থেকে" },
  front: { en: "front", bn: "সামনে থেকে" },
  left: { en: "from the left", bn: "বাঁ দিক থেকে" },
  open: { en: "with both earbuds out", bn: "দুটি ইয়ারবাড কেসের বাইরে" },
  pair: { en: "front and back", bn: "সামনে ও পেছন থেকে" },
  tilt: { en: "back, three-quarter view", bn: "পেছন থেকে, কোনাকুনি" },
  top: { en: "from above", bn: "ওপর থেকে" },
} as const satisfies Record<string, Words>;

/** Names of the colours (of a bulb: its light), by the key that ends a render's id. */
export const COLOUR_LABELS = {
  black: { en: "Black", bn: "কালো" },
  blue: { en: "Blue", bn: "নীল" },
  clear: { en: "Clear", bn: "স্বচ্ছ" },
  coral: { en: "Coral", bn: "কোরাল" },
  "forest-green": { en: "Forest green", bn: "ফরেস্ট গ্রিন" },
  graphite: { en: "Graphite", bn: "গ্রাফাইট" },
  green: { en: "Green", bn: "সবুজ" },
  lilac: { en: "Lilac", bn: "লাইলাক" },
  "midnight-blue": { en: "Midnight blue", bn: "মিডনাইট ব্লু" },
  navy: { en: "Navy", bn: "নেভি ব্লু" },
  off: { en: "Switched off", bn: "নেভানো" },
  olive: { en: "Olive", bn: "অলিভ" },
  orange: { en: "Orange", bn: "কমলা" },
  red: { en: "Red", bn: "লাল" },
  rose: { en: "Rose", bn: "রোজ" },
  sand: { en: "Sand", bn: "স্যান্ড" },
  silver: { en: "Silver", bn: "সিলভার" },
  sky: { en: "Sky blue", bn: "আকাশি" },
  tan: { en: "Tan", bn: "তামাটে" },
  teal: { en: "Teal", bn: "টিল" },
  violet: { en: "Violet", bn: "বেগুনি" },
  warm: { en: "Warm white", bn: "ওয়ার্ম হোয়াইট" },
  white: { en: "White", bn: "সাদা" },
} as const satisfies Record<string, Words>;

/** Drawings, heroes and backgrounds have their own texts. Backgrounds are decoration: their alt text is empty. */
export const DRAWING_LABELS: Readonly<Record<string, Words>> = {
  "apparel/cap": { en: "Navy cap", bn: "নেভি ব্লু ক্যাপ" },
  "apparel/jersey-blue": {
    en: "Blue jersey, back, with room for a name and a number",
    bn: "নীল জার্সির পেছন, নাম ও নম্বরের জায়গাসহ",
  },
  "apparel/jersey-green": {
    en: "Green jersey, back, with room for a name and a number",
    bn: "সবুজ জার্সির পেছন, নাম ও নম্বরের জায়গাসহ",
  },
  "apparel/tee-coral": { en: "Coral T-shirt", bn: "কোরাল টি-শার্ট" },
  "apparel/tee-navy": { en: "Navy T-shirt", bn: "নেভি ব্লু টি-শার্ট" },
  "apparel/tee-teal": { en: "Teal T-shirt", bn: "টিল টি-শার্ট" },
  "apparel/tee-white": { en: "White T-shirt", bn: "সাদা টি-শার্ট" },
  "apparel/tote": { en: "Canvas tote bag", bn: "ক্যানভাসের টোট ব্যাগ" },
  "background/arcs": { en: "", bn: "" },
  "background/light": { en: "", bn: "" },
  "background/ribbons": { en: "", bn: "" },
  "background/sun": { en: "", bn: "" },
  "background/tiles": { en: "", bn: "" },
  "background/waves": { en: "", bn: "" },
  "badge/gold": { en: "Gold star badge", bn: "গোল্ড স্টার ব্যাজ" },
  "badge/platinum": { en: "Platinum star badge", bn: "প্লাটিনাম স্টার ব্যাজ" },
  "badge/signature": { en: "Signature star badge", bn: "সিগনেচার স্টার ব্যাজ" },
  "badge/silver": { en: "Silver star badge", bn: "সিলভার স্টার ব্যাজ" },
  "gift/voucher": { en: "Gift voucher with a ribbon", bn: "ফিতা বাঁধা গিফট ভাউচার" },
  "hero/ads": {
    en: "Two phones with a video, a banner and a full-screen advertisement, and a rising chart",
    bn: "দুটি ফোনে ভিডিও, ব্যানার ও পূর্ণপর্দার বিজ্ঞাপন, সঙ্গে ঊর্ধ্বমুখী চার্ট",
  },
  "hero/app": {
    en: "The app on two phones: data left, balance and packs",
    bn: "দুটি ফোনে অ্যাপ: বাকি ডেটা, ব্যালেন্স ও প্যাক",
  },
  "hero/app-bn": {
    en: "The app in Bengali on two phones: data left, balance and packs",
    bn: "দুটি ফোনে বাংলা অ্যাপ: বাকি ডেটা, ব্যালেন্স ও প্যাক",
  },
  "hero/business": {
    en: "A tablet, phones, a 5G router, a camera and a tracker for a company",
    bn: "প্রতিষ্ঠানের জন্য ট্যাবলেট, ফোন, ৫জি রাউটার, ক্যামেরা ও ট্র্যাকার",
  },
  "hero/colours": { en: "Five phones from behind, each in another colour", bn: "পেছন থেকে পাঁচটি ফোন, পাঁচ রঙে" },
  "hero/esim": { en: "Two phones with an eSIM card before them", bn: "দুটি ফোন, সামনে একটি ই-সিম কার্ড" },
  "hero/first-day": {
    en: "A bag, a tablet, a phone, earbuds, a mug and a cap for a first day at work",
    bn: "কাজের প্রথম দিনের জন্য ব্যাগ, ট্যাবলেট, ফোন, ইয়ারবাড, মগ ও ক্যাপ",
  },
  "hero/flagship": {
    en: "Two phones, a smart watch and wireless earbuds",
    bn: "দুটি ফোন, একটি স্মার্টওয়াচ ও ওয়্যারলেস ইয়ারবাড",
  },
  "hero/routers": { en: "Home and pocket 5G routers", bn: "৫জি হোম রাউটার ও পকেট রাউটার" },
  "illustration/404": { en: "A phone on a map with a lost pin", bn: "মানচিত্রে একটি ফোন ও হারিয়ে যাওয়া পিন" },
  "illustration/compare": { en: "Two phones side by side", bn: "পাশাপাশি দুটি ফোন" },
  "illustration/empty-cart": { en: "An empty shopping cart", bn: "একটি খালি শপিং কার্ট" },
  "illustration/network": {
    en: "Map of Bangladesh in points of light, with lines from Dhaka to the other cities",
    bn: "আলোর বিন্দুতে বাংলাদেশের মানচিত্র, ঢাকা থেকে অন্য শহরে যাওয়া রেখা",
  },
  "illustration/offline": { en: "A cloud with a broken signal", bn: "মেঘ ও বিচ্ছিন্ন সিগন্যাল" },
  "illustration/wish-list": { en: "A list with a heart", bn: "হৃদয়চিহ্নসহ একটি তালিকা" },
  "sim/esim-card": { en: "eSIM card with a QR code", bn: "কিউআর কোডসহ ই-সিম কার্ড" },
  "sim/nano": { en: "Nano SIM card", bn: "ন্যানো সিম কার্ড" },
  "sim/pack": { en: "Prepaid SIM pack", bn: "প্রিপেইড সিম প্যাক" },
  ...SCENE_LABELS,
};
