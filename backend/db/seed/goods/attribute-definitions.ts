import type { Category } from "@/backend/contract/shop/catalog";
import type { Pair } from "@/backend/db/seed/goods/goods-types";

/** A filter of a category: its key, its name, and its values in the order in which they are shown. */
export interface AttributeDefinition {
  key: string;
  labels: Pair;
  values: Readonly<Record<string, Pair>>;
}

const YES_NO = { yes: ["Yes", "হ্যাঁ"], no: ["No", "না"] } as const satisfies Record<string, Pair>;
const flag = (key: string, labels: Pair): AttributeDefinition => ({ key, labels, values: YES_NO });

/** What each category can be filtered by beside brand, price, 5G and memory, which are facts of products and variants. */
export const ATTRIBUTES: Readonly<Record<Category, readonly AttributeDefinition[]>> = {
  phones: [
    {
      key: "kind",
      labels: ["Kind", "ধরন"],
      values: { smart: ["Smartphone", "স্মার্টফোন"], keys: ["Phone with keys", "বাটন ফোন"] },
    },
    {
      key: "screen",
      labels: ["Screen", "পর্দা"],
      values: {
        small: ["Up to 3 inches", "৩ ইঞ্চি পর্যন্ত"],
        medium: ["Up to 6.4 inches", "৬.৪ ইঞ্চি পর্যন্ত"],
        large: ["6.5 to 6.6 inches", "৬.৫ থেকে ৬.৬ ইঞ্চি"],
        "extra-large": ["6.7 inches and more", "৬.৭ ইঞ্চি ও তার বেশি"],
      },
    },
    {
      key: "refresh",
      labels: ["Refresh rate", "রিফ্রেশ রেট"],
      values: {
        "60": ["60 Hz", "৬০ হার্টজ"],
        "90": ["90 Hz", "৯০ হার্টজ"],
        "120": ["120 Hz", "১২০ হার্টজ"],
        "144": ["144 Hz", "১৪৪ হার্টজ"],
      },
    },
    {
      key: "battery",
      labels: ["Battery", "ব্যাটারি"],
      values: {
        "under-4500": ["Under 4,500 mAh", "৪,৫০০ এমএএইচের কম"],
        "4500-5000": ["4,500 to 5,000 mAh", "৪,৫০০ থেকে ৫,০০০ এমএএইচ"],
        "over-5000": ["More than 5,000 mAh", "৫,০০০ এমএএইচের বেশি"],
      },
    },
    {
      key: "charging",
      labels: ["Charging", "চার্জিং"],
      values: {
        "under-25": ["Under 25 W", "২৫ ওয়াটের কম"],
        "25-50": ["25 to 50 W", "২৫ থেকে ৫০ ওয়াট"],
        "over-50": ["More than 50 W", "৫০ ওয়াটের বেশি"],
      },
    },
    flag("nfc", ["NFC", "এনএফসি"]),
    flag("esim", ["eSIM", "ই-সিম"]),
  ],
  sim: [
    {
      key: "plan",
      labels: ["Plan", "প্ল্যান"],
      values: { prepaid: ["Prepaid", "প্রিপেইড"], postpaid: ["Postpaid", "পোস্টপেইড"] },
    },
    {
      key: "form",
      labels: ["Form", "ধরন"],
      values: { physical: ["SIM card", "সিম কার্ড"], esim: ["eSIM", "ই-সিম"] },
    },
    {
      key: "network",
      labels: ["Network", "নেটওয়ার্ক"],
      values: { "4g": ["4G", "৪জি"], "5g": ["5G ready", "৫জি উপযোগী"] },
    },
    {
      key: "for",
      labels: ["For", "যার জন্য"],
      values: { "new-number": ["A new number", "নতুন নম্বর"], "own-number": ["The number you have", "চালু নম্বর"] },
    },
  ],
  accessories: [
    {
      key: "kind",
      labels: ["Kind", "ধরন"],
      values: {
        charger: ["Charger", "চার্জার"],
        "wireless-charger": ["Wireless charger", "ওয়্যারলেস চার্জার"],
        cable: ["Cable", "ক্যাবল"],
        "power-bank": ["Power bank", "পাওয়ার ব্যাংক"],
        case: ["Case", "কেস"],
        earbuds: ["Earbuds", "ইয়ারবাড"],
        speaker: ["Speaker", "স্পিকার"],
      },
    },
    {
      key: "fits",
      labels: ["Fits", "মানায়"],
      values: {
        "usb-c": ["Anything with USB-C", "ইউএসবি-সি ডিভাইস"],
        bluetooth: ["Anything with Bluetooth", "ব্লুটুথ ডিভাইস"],
        wireless: ["Phones that charge wirelessly", "ওয়্যারলেস চার্জের ফোন"],
        "round-camera": ["Phones with a round camera", "গোল ক্যামেরার ফোন"],
        "wide-camera": ["Phones with a wide camera", "চওড়া ক্যামেরার ফোন"],
      },
    },
    {
      key: "power",
      labels: ["Power", "ক্ষমতা"],
      values: {
        "under-20": ["Under 20 W", "২০ ওয়াটের কম"],
        "20-45": ["20 to 45 W", "২০ থেকে ৪৫ ওয়াট"],
        "over-45": ["More than 45 W", "৪৫ ওয়াটের বেশি"],
      },
    },
    {
      key: "capacity",
      labels: ["Capacity", "ধারণক্ষমতা"],
      values: {
        "under-10000": ["Under 10,000 mAh", "১০,০০০ এমএএইচের কম"],
        "10000": ["10,000 mAh", "১০,০০০ এমএএইচ"],
        "20000": ["20,000 mAh and more", "২০,০০০ এমএএইচ ও তার বেশি"],
      },
    },
    flag("noise_cancelling", ["Noise cancelling", "নয়েজ ক্যানসেলিং"]),
    flag("water_resistant", ["Water resistant", "পানিরোধী"]),
  ],
  wearables: [
    {
      key: "kind",
      labels: ["Kind", "ধরন"],
      values: {
        watch: ["Smart watch", "স্মার্টওয়াচ"],
        band: ["Fitness band", "ফিটনেস ব্যান্ড"],
        kids: ["Watch for children", "শিশুদের ঘড়ি"],
      },
    },
    flag("calling", ["Calls on the wrist", "কবজিতে কল"]),
    flag("gps", ["GPS", "জিপিএস"]),
    flag("esim", ["Own connection (eSIM)", "নিজস্ব সংযোগ (ই-সিম)"]),
    {
      key: "battery",
      labels: ["Battery", "ব্যাটারি"],
      values: {
        "under-5": ["Under 5 days", "৫ দিনের কম"],
        "5-9": ["5 to 9 days", "৫ থেকে ৯ দিন"],
        "over-9": ["10 days and more", "১০ দিন ও তার বেশি"],
      },
    },
    {
      key: "water",
      labels: ["Water", "পানি"],
      values: { splash: ["Splashes", "পানির ছিটা"], swim: ["Swimming, 5 ATM", "সাঁতার"], dive: ["10 ATM", "গভীর পানি"] },
    },
  ],
  tab: [
    {
      key: "screen",
      labels: ["Screen", "পর্দা"],
      values: {
        "under-9": ["Under 9 inches", "৯ ইঞ্চির কম"],
        "9-11": ["9 to 11 inches", "৯ থেকে ১১ ইঞ্চি"],
        "over-11": ["More than 11 inches", "১১ ইঞ্চির বেশি"],
      },
    },
    {
      key: "network",
      labels: ["SIM slot", "সিম স্লট"],
      values: { wifi: ["Wi-Fi only", "শুধু ওয়াই-ফাই"], "4g": ["4G", "৪জি"], "5g": ["5G", "৫জি"] },
    },
    flag("pen", ["Pen", "পেন"]),
    {
      key: "refresh",
      labels: ["Refresh rate", "রিফ্রেশ রেট"],
      values: { "60": ["60 Hz", "৬০ হার্টজ"], "90": ["90 Hz", "৯০ হার্টজ"], "120": ["120 Hz", "১২০ হার্টজ"] },
    },
    {
      key: "battery",
      labels: ["Battery", "ব্যাটারি"],
      values: {
        "under-7000": ["Under 7,000 mAh", "৭,০০০ এমএএইচের কম"],
        "7000-9000": ["7,000 to 9,000 mAh", "৭,০০০ থেকে ৯,০০০ এমএএইচ"],
        "over-9000": ["More than 9,000 mAh", "৯,০০০ এমএএইচের বেশি"],
      },
    },
  ],
  "modems-routers": [
    {
      key: "kind",
      labels: ["Kind", "ধরন"],
      values: {
        pocket: ["Pocket router", "পকেট রাউটার"],
        home: ["Home router", "হোম রাউটার"],
        cpe: ["Home internet unit with SIM", "সিমসহ হোম ইন্টারনেট"],
      },
    },
    {
      key: "network",
      labels: ["Network", "নেটওয়ার্ক"],
      values: { "4g": ["4G", "৪জি"], "5g": ["5G", "৫জি"], line: ["Fibre or cable line", "ফাইবার বা ক্যাবল লাইন"] },
    },
    {
      key: "wifi",
      labels: ["Wi-Fi", "ওয়াই-ফাই"],
      values: {
        "4": ["Wi-Fi 4", "ওয়াই-ফাই ৪"],
        "5": ["Wi-Fi 5", "ওয়াই-ফাই ৫"],
        "6": ["Wi-Fi 6", "ওয়াই-ফাই ৬"],
        "7": ["Wi-Fi 7", "ওয়াই-ফাই ৭"],
      },
    },
    {
      key: "speed",
      labels: ["Speed", "গতি"],
      values: {
        "under-300": ["Up to 300 Mbit/s", "৩০০ এমবিপিএস পর্যন্ত"],
        "300-1500": ["Up to 1.5 Gbit/s", "১.৫ জিবিপিএস পর্যন্ত"],
        "over-1500": ["More than 1.5 Gbit/s", "১.৫ জিবিপিএসের বেশি"],
      },
    },
    flag("battery", ["Battery", "ব্যাটারি"]),
    {
      key: "devices",
      labels: ["Devices at once", "একসঙ্গে ডিভাইস"],
      values: {
        "under-17": ["Up to 16", "১৬টি পর্যন্ত"],
        "17-64": ["17 to 64", "১৭ থেকে ৬৪টি"],
        "over-64": ["More than 64", "৬৪টির বেশি"],
      },
    },
  ],
  "iot-products": [
    {
      key: "use",
      labels: ["Use", "ব্যবহার"],
      values: {
        tracking: ["Tracking", "ট্র্যাকিং"],
        security: ["Security", "নিরাপত্তা"],
        lighting: ["Light", "আলো"],
        power: ["Power", "বিদ্যুৎ"],
        voice: ["Voice and music", "কথা ও গান"],
      },
    },
    {
      key: "link",
      labels: ["Connection", "সংযোগ"],
      values: {
        "4g": ["4G", "৪জি"],
        nbiot: ["NB-IoT", "এনবি-আইওটি"],
        wifi: ["Wi-Fi", "ওয়াই-ফাই"],
        bluetooth: ["Bluetooth", "ব্লুটুথ"],
      },
    },
    {
      key: "supply",
      labels: ["Power supply", "বিদ্যুৎ-উৎস"],
      values: {
        battery: ["Battery", "ব্যাটারি"],
        mains: ["Mains", "বাসার বিদ্যুৎ"],
        usb: ["USB", "ইউএসবি"],
        vehicle: ["Vehicle", "গাড়ি"],
      },
    },
    {
      key: "place",
      labels: ["Place", "জায়গা"],
      values: { indoor: ["Indoors", "ঘরের ভেতর"], outdoor: ["Outdoors too", "বাইরেও"] },
    },
    {
      key: "subscription",
      labels: ["Monthly fee", "মাসিক ফি"],
      values: { none: ["None", "নেই"], monthly: ["With a fee", "আছে"] },
    },
  ],
  "apparel-accessories": [
    {
      key: "kind",
      labels: ["Kind", "ধরন"],
      values: {
        tshirt: ["T-shirt", "টি-শার্ট"],
        jersey: ["Jersey", "জার্সি"],
        cap: ["Cap", "ক্যাপ"],
        bag: ["Bag", "ব্যাগ"],
        mug: ["Mug", "মগ"],
      },
    },
    {
      key: "for",
      labels: ["For", "যার জন্য"],
      values: { adults: ["Adults", "বড়দের"], children: ["Children", "ছোটদের"], everyone: ["Everyone", "সবার"] },
    },
    {
      key: "material",
      labels: ["Material", "উপাদান"],
      values: {
        cotton: ["Cotton", "সুতি"],
        jute: ["Jute", "পাট"],
        polyester: ["Polyester", "পলিয়েস্টার"],
        ceramic: ["Ceramic", "সিরামিক"],
      },
    },
    flag("custom", ["Your name on it", "নিজের নাম লেখা যায়"]),
  ],
};
