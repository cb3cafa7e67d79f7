import { paths } from "@/utils/paths/paths";

/** The company in figures. People are counted in crore; the English page shows millions. */
export const companyFacts = [
  { name: "people", crore: 8.8 },
  { name: "districts", value: "64" },
  { name: "sites", value: "21,400" },
  { name: "coverage", value: "99.2%" },
  { name: "colleagues", value: "3,180" },
  { name: "since", value: "1999" },
] as const;

export const milestones = [1999, 2005, 2013, 2018, 2024, 2026] as const;

/** The share of each promise, in percent, with its icon. */
export const promises = [
  { name: "sun", percent: 52, icon: "sun" },
  { name: "society", percent: 61, icon: "heart" },
  { name: "governance", percent: 100, icon: "governance" },
] as const;

/** The company's share: its code on the stock exchanges, its face value and its dividend. */
export const share = { code: "GPTEL", faceValuePoisha: 1_000, dividendYear: 2025, dividendPercent: 125 } as const;

/**
 * The links to further pages about the company, in the order in which they are shown.
 * @param brandSlug the brand in addresses
 */
export function knowPages(brandSlug: string) {
  const company = `${paths.discover}/about-${brandSlug}`;
  return [
    { name: "profile", href: `${company}/company-profile` },
    { name: "brand", href: `${company}/our-brand` },
    { name: "board", href: `${company}/board-of-directors` },
    { name: "management", href: `${company}/management-team` },
    { name: "ownership", href: `${company}/ownership-structure` },
    { name: "suppliers", href: `${company}/supplier-conduct` },
    { name: "accelerator", href: "/about/gp-accelerator" },
    { name: "sponsorship", href: `${paths.discover}/sponsorship` },
  ] as const;
}

/** The address of the page with the company's story. @param brandSlug the brand in addresses */
export function storyPath(brandSlug: string): string {
  return `${paths.discover}/about-${brandSlug}/our-story`;
}
