import { entry, group, hub, type MainEntry, type MenuSection } from "@/utils/menu/menu-entry";
import { RECHARGE_ID } from "@/utils/menu/menu-item";
import { paths } from "@/utils/paths/paths";

const shop: MainEntry = {
  ...entry("shop", paths.shop, "Shop", "শপ"),
  hint: {
    en: "Phones, SIMs and gadgets, delivered to all 64 districts.",
    bn: "ফোন, সিম ও গ্যাজেট, পৌঁছে যায় ৬৪ জেলাতেই।",
  },
  columns: [
    hub("devices", "/shop/devices", "Devices", "ডিভাইস", [
      entry("phones", paths.phones, "Phones", "মোবাইল ফোন"),
      entry("tablets", "/shop/devices/tab", "Tablets", "ট্যাব"),
      entry("wearables", "/shop/devices/wearables", "Wearables", "স্মার্টওয়াচ ও ওয়্যারেবল"),
      entry("accessories", "/shop/devices/accessories", "Accessories", "অ্যাক্সেসরিজ"),
      entry("modems-routers", "/shop/devices/modems-routers", "Modems & Routers", "মডেম ও রাউটার"),
      entry("iot-products", "/shop/devices/iot-products", "IoT Products", "আইওটি পণ্য"),
      entry("apparel", "/shop/devices/apparel-accessories", "Apparel & Accessories", "পোশাক ও অনুষঙ্গ"),
    ]),
    group("sims", "SIM & eSIM", "সিম ও ই-সিম", [
      entry("sim-4g", "/shop/devices/sim", "4G SIM", "৪জি সিম"),
      entry("esim", "/shop/devices/sim", "eSIM", "ই-সিম"),
    ]),
    hub("sim-services", "/shop/sim-services", "SIM Services", "সিম সেবা", [
      entry("sim-replacement", "/shop/sim-replacement", "SIM Replacement", "সিম রিপ্লেসমেন্ট"),
      entry("esim-migration", "/shop/esim-migration", "eSIM Migration", "ই-সিমে মাইগ্রেশন"),
      entry(
        "number-portability",
        "/shop/mobile-number-portability",
        "Mobile Number Portability",
        "নম্বর পোর্টেবিলিটি (এমএনপি)",
      ),
      entry("ownership-transfer", "/shop/sim-ownership-transfer", "SIM Ownership Transfer", "সিমের মালিকানা পরিবর্তন"),
    ]),
    group("deals", "More to discover", "আরও দেখুন", [
      entry("pre-order", "/shop/pre-order/devices/phones", "Pre-order", "প্রি-অর্ডার"),
      entry("sale", "/shop/sale", "Sale", "সেল"),
      entry("all-categories", "/shop/all-categories", "All Categories", "সব ক্যাটাগরি"),
    ]),
  ],
};

const plans: MainEntry = {
  ...entry("plans-offers", "/personal/plans-offers", "Plans & Offers", "প্ল্যান ও অফার"),
  hint: {
    en: "Packs by volume, validity and price, and offers made for your number.",
    bn: "পরিমাণ, মেয়াদ ও দাম অনুযায়ী প্যাক, সঙ্গে আপনার নম্বরের জন্য আলাদা অফার।",
  },
  columns: [
    group("packs", "Packs & offers", "প্যাক ও অফার", [
      entry("offers", "/personal/plans-offers/offers", "Offers", "অফার"),
      entry("my-offers", "/myoffers", "My Offers", "আমার অফার"),
      entry("internet-packages", "/personal/plans-offers/internet-packages", "Internet Packages", "ইন্টারনেট প্যাক"),
      entry(
        "prepaid-postpaid",
        "/personal/plans-offers/prepaid-postpaid-packages",
        "Prepaid & Postpaid Packages",
        "প্রিপেইড ও পোস্টপেইড প্যাকেজ",
      ),
    ]),
    group("network", "Our network", "আমাদের নেটওয়ার্ক", [
      entry("5g", "/5g", "5G", "৫জি"),
      entry("4g", "/gp4g", "{brand} 4G", "{brand} ৪জি"),
      entry("volte", "/volte", "VoLTE", "ভোল্টি (VoLTE)"),
    ]),
  ],
};

const services: MainEntry = {
  ...entry("services", "/personal/services", "Services", "সেবাসমূহ"),
  hint: {
    en: "Apps, mobile money, roaming and everything else your number can do.",
    bn: "অ্যাপ, মোবাইল লেনদেন, রোমিং আর আপনার নম্বরের সব সেবা।",
  },
  columns: [
    hub("digital-services", "/personal/services/digital-services", "Digital Services", "ডিজিটাল সেবা", [
      entry("mygp-app", "/personal/services/digital-services/mygp-app", "My{brand} App", "মাই{brand} অ্যাপ"),
      entry("video", { outside: "video" }, "Video Service", "ভিডিও সেবা"),
    ]),
    hub(
      "financial-services",
      "/personal/services/mobile-financial-services",
      "Mobile Financial Services",
      "মোবাইল ফাইন্যান্সিয়াল সার্ভিস",
      [
        entry("gpay", "/personal/services/financial-services/gpay", "GPAY", "জিপে"),
        entry("mobicash", "/personal/services/financial-services/mobicash", "MobiCash", "মোবিক্যাশ"),
      ],
    ),
    group("more-services", "More services", "আরও সেবা", [
      entry("vas-others", "/personal/services/vas-others", "VAS & Others", "ভ্যাস ও অন্যান্য সেবা"),
      entry("roaming", { outside: "roaming", bnPath: "/bn" }, "Roaming", "রোমিং"),
      entry("company", { outside: "company" }, "Partner Company", "সহযোগী প্রতিষ্ঠান"),
    ]),
  ],
};

const plain = { hint: { en: "", bn: "" }, columns: [] } as const;

/** The Personal section (MENU-01, MENU-05 to MENU-44). */
export const personalMenu: MenuSection = {
  id: "personal",
  label: { en: "Personal", bn: "পার্সোনাল" },
  address: paths.home,
  main: [
    { ...entry(RECHARGE_ID, paths.recharge, "Recharge", "রিচার্জ"), ...plain },
    shop,
    plans,
    services,
    { ...entry("flexiplan", { outside: "flexiplan" }, "Flexiplan", "ফ্লেক্সিপ্ল্যান"), ...plain },
    { ...entry("star-program", "/star-program", "{brand}Star", "{brand} স্টার"), ...plain },
    { ...entry("adtech", paths.adtech, "adtech", "অ্যাডটেক"), ...plain, onlyOn: paths.adtech },
  ],
};
