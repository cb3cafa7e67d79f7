import { paths } from "@/utils/paths";

/** The header's links: only to pages that answer. */
export const mainLinks = [
  { href: paths.home, label: "nav.home" },
  { href: paths.shop, label: "nav.shop" },
  { href: paths.phones, label: "nav.phones" },
  { href: paths.trackOrder, label: "nav.trackOrder" },
] as const;

/** The footer's columns. */
export const footerColumns = [
  {
    title: "footer.shop",
    links: [
      { href: paths.shop, label: "nav.shop" },
      { href: paths.phones, label: "footer.allPhones" },
      { href: `${paths.phones}?five_g=1`, label: "footer.fiveG" },
      { href: `${paths.phones}?sort=newest`, label: "footer.newest" },
    ],
  },
  {
    title: "footer.orders",
    links: [{ href: paths.trackOrder, label: "nav.trackOrder" }],
  },
  {
    title: "footer.site",
    links: [{ href: paths.home, label: "nav.home" }],
  },
] as const;
