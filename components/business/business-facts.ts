import { paths } from "@/utils/paths/paths";

const PRODUCTS = `${paths.business}/products-and-services`;

/** Addresses of the business section to which this page links. */
export const businessPaths = {
  products: PRODUCTS,
  packages: `${PRODUCTS}/mobility/business-packages`,
  packageRequest: `${PRODUCTS}/mobility/business-packages#request`,
  portal: `${paths.business}/mygp-enterprise`,
} as const;

/** The needs of a company, each with the page of the products for it. */
export const needs = [
  { name: "team", href: `${PRODUCTS}/mobility` },
  { name: "office", href: `${PRODUCTS}/enterprise-connectivity` },
  { name: "vehicles", href: `${PRODUCTS}/smart-solutions/smart-tracker` },
  { name: "messages", href: `${PRODUCTS}/broadcasting-services/corporate-messaging` },
  { name: "cloud", href: `${PRODUCTS}/cloud-solutions` },
  { name: "smart", href: `${PRODUCTS}/alo` },
] as const;

interface TeamPackage {
  name: "start" | "team" | "company" | "enterprise";
  /** Number of people in the company. Without `to` there is no upper limit. */
  from: number;
  to?: number;
  /** Per person and month. For the minutes, null means no limit. */
  gigabytes: number;
  minutes: number | null;
  sms: number;
  pricePoisha: number;
}

export const teamPackages: readonly TeamPackage[] = [
  { name: "start", from: 5, to: 19, gigabytes: 6, minutes: 300, sms: 100, pricePoisha: 24_900 },
  { name: "team", from: 20, to: 99, gigabytes: 15, minutes: 700, sms: 200, pricePoisha: 39_900 },
  { name: "company", from: 100, to: 499, gigabytes: 30, minutes: 1_200, sms: 300, pricePoisha: 59_900 },
  { name: "enterprise", from: 500, gigabytes: 50, minutes: null, sms: 500, pricePoisha: 84_900 },
];
export const POPULAR_PACKAGE = "team";

/** The change for a customer, in the unit that the texts name; a percentage if they name none. */
export const stories = [
  { name: "garments", figure: 41 },
  { name: "cold", figure: 28 },
  { name: "shops", figure: 1 },
] as const;

export const figures = {
  companies: 14_200,
  answerSeconds: 20,
  uptimePercent: "99.9",
  reachCrore: 5.6,
  formats: 12,
  interests: 140,
} as const;
