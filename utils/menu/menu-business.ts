import { entry, group, hub, type MainEntry, type MenuSection } from "@/utils/menu/menu-entry";
import { paths } from "@/utils/paths/paths";

const PRODUCTS = "/business/products-and-services";

const products: MainEntry = {
  ...entry("products-services", PRODUCTS, "Products & Services", "পণ্য ও সেবা"),
  hint: {
    en: "Voice, cloud, messaging and connectivity for teams of every size.",
    bn: "ছোট-বড় সব প্রতিষ্ঠানের জন্য ভয়েস, ক্লাউড, মেসেজিং ও কানেক্টিভিটি।",
  },
  columns: [
    hub("mobility", `${PRODUCTS}/mobility`, "Mobility", "মোবিলিটি", [
      entry("business-packages", `${PRODUCTS}/mobility/business-packages`, "Business Packages", "বিজনেস প্যাকেজ"),
      entry("ekota", `${PRODUCTS}/mobility/ekota`, "Ekota", "একতা"),
    ]),
    hub("broadcasting", `${PRODUCTS}/broadcasting-services`, "Broadcasting Services", "ব্রডকাস্টিং সার্ভিস", [
      entry(
        "corporate-messaging",
        `${PRODUCTS}/broadcasting-services/corporate-messaging`,
        "Corporate Messaging",
        "কর্পোরেট মেসেজিং",
      ),
      entry("mcentrex", `${PRODUCTS}/broadcasting-services/mcentrex`, "MCentrex", "এম-সেন্ট্রেক্স"),
      entry(
        "audio-conferencing",
        `${PRODUCTS}/broadcasting-services/audio-conferencing-service`,
        "Audio Conferencing",
        "অডিও কনফারেন্সিং",
      ),
    ]),
    hub("cloud", `${PRODUCTS}/cloud-solutions`, "Cloud Solutions", "ক্লাউড সলিউশন", [
      entry("m-reporting", `${PRODUCTS}/cloud-solutions/m-reporting`, "M-Reporting", "এম-রিপোর্টিং"),
    ]),
    hub("smart-solutions", `${PRODUCTS}/smart-solutions`, "Smart Solutions", "স্মার্ট সলিউশন", [
      entry("smart-tracker", `${PRODUCTS}/smart-solutions/smart-tracker`, "IoT Smart Tracker", "আইওটি স্মার্ট ট্র্যাকার"),
    ]),
    hub("connectivity", `${PRODUCTS}/enterprise-connectivity`, "Enterprise Connectivity", "এন্টারপ্রাইজ কানেক্টিভিটি", [
      entry("smart-connect", `${PRODUCTS}/enterprise-connectivity/smart-connect`, "Smart Connect", "স্মার্ট কানেক্ট"),
    ]),
    hub("alo", `${PRODUCTS}/alo`, "alo", "আলো", []),
  ],
};

const ads: MainEntry = {
  ...entry("ads-platform", paths.adsPlatform, "{brand} Ads", "{brand} অ্যাডস"),
  hint: {
    en: "Reach millions of people with messages they care about.",
    bn: "লাখো মানুষের কাছে পৌঁছে দিন তাদের মনের মতো মেসেজ।",
  },
  owns: [paths.orderGpfi],
  columns: [
    group("advertising", "Advertising", "বিজ্ঞাপন", [
      entry("why-ads", `${paths.adsPlatform}#why-gp-ads`, "Why {brand} Ads", "কেন {brand} অ্যাডস"),
      entry("ad-platforms", `${paths.adsPlatform}#advertising-platform`, "Ad Platforms", "বিজ্ঞাপন প্ল্যাটফর্ম"),
      entry("ad-formats", `${paths.adsPlatform}#availability`, "Ad Formats", "বিজ্ঞাপনের ধরন"),
    ]),
    group("ads-next", "Get started", "শুরু করুন", [
      entry("ad-solutions", `${paths.adsPlatform}#advertising-solutions`, "Ad Solutions", "বিজ্ঞাপন সমাধান"),
      entry("ads-contact", `${paths.adsPlatform}#contact-us`, "Contact Us", "যোগাযোগ করুন"),
    ]),
  ],
};

const plain = { hint: { en: "", bn: "" }, columns: [] } as const;

/** The Business section (MENU-02, MENU-47 to MENU-71). */
export const businessMenu: MenuSection = {
  id: "business",
  label: { en: "Business", bn: "বিজনেস" },
  address: "/business",
  main: [
    products,
    {
      ...entry("business-solutions", "/business/business-solutions", "Business Solutions", "বিজনেস সলিউশন"),
      ...plain,
    },
    { ...entry("innovation-lab", "/business/innovation-lab", "Innovation Lab", "ইনোভেশন ল্যাব"), ...plain },
    ads,
    {
      ...entry("business-contact", paths.businessContact, "Business Contact", "বিজনেস যোগাযোগ"),
      ...plain,
    },
    {
      ...entry("mygp-enterprise", "/business/mygp-enterprise", "My{brand} Enterprise", "মাই{brand} এন্টারপ্রাইজ"),
      ...plain,
    },
  ],
};
