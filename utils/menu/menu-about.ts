import { entry, group, hub, type MainEntry, type MenuSection } from "@/utils/menu/menu-entry";
import { paths } from "@/utils/paths/paths";

const DISCOVER = "/about/discover-gp";
const COMPANY = `${DISCOVER}/about-{product}`;
const INVESTORS = "/about/investor-relations";
const CAREER = "/about/career";

const discover: MainEntry = {
  ...entry("discover", DISCOVER, "Discover {brand}", "{brand}কে জানুন"),
  hint: {
    en: "Who we are, how we are led, and what we give back.",
    bn: "আমরা কারা, কীভাবে পরিচালিত হই আর সমাজকে কী ফিরিয়ে দিই।",
  },
  owns: ["/about/gp-accelerator"],
  columns: [
    group("who-we-are", "Who we are", "আমাদের পরিচয়", [
      entry("our-brand", `${COMPANY}/our-brand`, "Our Brand", "আমাদের ব্র্যান্ড"),
      entry("our-story", `${COMPANY}/our-story`, "Our Story", "আমাদের গল্প"),
      entry("company-profile", `${COMPANY}/company-profile`, "Company Profile", "কোম্পানি পরিচিতি"),
      entry("corporate-information", `${COMPANY}/corporate-information`, "Corporate Information", "কর্পোরেট তথ্য"),
    ]),
    group("how-we-are-led", "How we are led", "আমাদের পরিচালনা", [
      entry("ownership", `${COMPANY}/ownership-structure`, "Ownership Structure", "মালিকানা কাঠামো"),
      entry("organisation", `${COMPANY}/organisational-structure`, "Organisational Structure", "সাংগঠনিক কাঠামো"),
      entry("management-team", `${COMPANY}/management-team`, "Management Team", "ব্যবস্থাপনা টিম"),
      entry("board", `${COMPANY}/board-of-directors`, "Board of Directors", "পরিচালনা পর্ষদ"),
    ]),
    group("working-with-us", "Working with us", "আমাদের সঙ্গে কাজ", [
      entry("supplier-conduct", `${COMPANY}/supplier-conduct`, "Supplier Conduct", "সরবরাহকারীর আচরণবিধি"),
      entry("sponsorship", `${DISCOVER}/sponsorship`, "Sponsorship", "স্পন্সরশিপ"),
      entry("accelerator", "/about/gp-accelerator", "{brand} Accelerator", "{brand} অ্যাক্সেলারেটর"),
    ]),
  ],
};

const investors: MainEntry = {
  ...entry("investor-relations", INVESTORS, "Investor Relations", "বিনিয়োগকারী সম্পর্ক"),
  hint: {
    en: "Results, notices and documents for our shareholders.",
    bn: "শেয়ারহোল্ডারদের জন্য ফলাফল, নোটিশ ও প্রয়োজনীয় নথি।",
  },
  columns: [
    group("reports", "Reports", "প্রতিবেদন", [
      entry("annual-report", `${INVESTORS}/ir-annual-report`, "Annual Report", "বার্ষিক প্রতিবেদন"),
      entry("financial-report", `${INVESTORS}/ir-financial-report`, "Financial Report", "আর্থিক প্রতিবেদন"),
      entry("directors-report", `${INVESTORS}/directors-report`, "Directors' Report", "পরিচালকদের প্রতিবেদন"),
      entry("investor-esg", `${INVESTORS}/esg`, "ESG", "ইএসজি"),
    ]),
    group("disclosures", "Disclosures", "তথ্য প্রকাশ", [
      entry(
        "price-sensitive",
        `${INVESTORS}/price-sensitive-information`,
        "Price Sensitive Information",
        "মূল্য সংবেদনশীল তথ্য",
      ),
      entry("material-information", `${INVESTORS}/material-information`, "Material Information", "গুরুত্বপূর্ণ তথ্য"),
      entry("governance", `${INVESTORS}/corporate-governance-in-{product}`, "Corporate Governance", "কর্পোরেট সুশাসন"),
      entry(
        "disclosure-principles",
        "/documents/disclosure-principles.pdf",
        "Disclosure Principles (PDF)",
        "তথ্য প্রকাশের নীতিমালা (পিডিএফ)",
      ),
    ]),
    group("shareholders", "For shareholders", "শেয়ারহোল্ডারদের জন্য", [
      entry("shareholding", `${INVESTORS}/shareholding-details`, "Shareholding Details", "শেয়ার ধারণের বিবরণ"),
      entry("dividend", `${INVESTORS}/dividend`, "Dividend", "লভ্যাংশ"),
      entry(
        "unclaimed-dividend",
        `${INVESTORS}/unpaid-unclaimed-dividend`,
        "Unpaid/Unclaimed Dividend",
        "অপরিশোধিত ও অদাবিকৃত লভ্যাংশ",
      ),
      entry("agm-egm", `${INVESTORS}/agmegm`, "AGM/EGM", "এজিএম/ইজিএম"),
      entry("events", `${INVESTORS}/events-calendar`, "Events Calendar", "ইভেন্ট ক্যালেন্ডার"),
      entry("investor-faq", `${INVESTORS}/faq`, "FAQ", "সাধারণ জিজ্ঞাসা"),
      entry("investor-contact", paths.investorContact, "Investor Contact", "বিনিয়োগকারী যোগাযোগ"),
    ]),
  ],
};

const career: MainEntry = {
  ...entry("career", CAREER, "Career", "ক্যারিয়ার"),
  hint: {
    en: "Build the network a whole country talks on.",
    bn: "পুরো দেশ যে নেটওয়ার্কে কথা বলে, সেটি গড়ে তুলুন আমাদের সঙ্গে।",
  },
  columns: [
    group("working-here", "Working here", "এখানে কাজ করা", [
      entry("why-join-us", `${CAREER}/why-join-us`, "Why Join Us", "কেন আমাদের সঙ্গে যোগ দেবেন"),
      entry("vacancies", { outside: "vacancies" }, "Vacancies", "চাকরির বিজ্ঞপ্তি"),
    ]),
    hub("career-opportunities", `${CAREER}/career-opportunities`, "Career Opportunities", "ক্যারিয়ারের সুযোগ", [
      entry("students", `${CAREER}/career-opportunities/students`, "Students", "শিক্ষার্থী"),
      entry(
        "next-business-leader",
        `${CAREER}/career-opportunities/next-business-leader`,
        "Next Business Leader",
        "নেক্সট বিজনেস লিডার",
      ),
    ]),
  ],
};

const plain = { hint: { en: "", bn: "" }, columns: [] } as const;

/** The About section (MENU-03, MENU-72 to MENU-107). */
export const aboutMenu: MenuSection = {
  id: "about",
  label: { en: "About", bn: "আমাদের সম্পর্কে" },
  address: paths.about,
  main: [
    { ...entry("social-impact", "/about/socialimpact", "ESG", "ইএসজি"), ...plain },
    discover,
    investors,
    { ...entry("contact", paths.contact, "Contact Us", "যোগাযোগ"), ...plain },
    career,
  ],
};
