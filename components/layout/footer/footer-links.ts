import { paths } from "@/utils/paths/paths";

/** The footer's lists of links. */
export const footerGroups = [
  {
    group: "shop",
    links: [
      ["shop", paths.shop],
      ["phones", paths.phones],
      ["sims", "/shop/devices/sim"],
      ["accessories", "/shop/devices/accessories"],
      ["wearables", "/shop/devices/wearables"],
      ["preOrder", "/shop/pre-order/devices/phones"],
      ["sale", "/shop/sale"],
    ],
  },
  {
    group: "plans",
    links: [
      ["recharge", paths.recharge],
      ["internet", "/personal/plans-offers/internet-packages"],
      ["prepaidPostpaid", "/personal/plans-offers/prepaid-postpaid-packages"],
      ["offers", "/personal/plans-offers/offers"],
      ["campaigns", paths.rechargeCampaigns],
      ["star", "/star-program"],
      ["services", "/personal/services"],
      ["fiveG", "/5g"],
    ],
  },
  {
    group: "business",
    links: [
      ["businessProducts", "/business/products-and-services"],
      ["businessSolutions", "/business/business-solutions"],
      ["ads", paths.adsPlatform],
      ["innovationLab", "/business/innovation-lab"],
      ["businessContact", paths.businessContact],
    ],
  },
  {
    group: "about",
    links: [
      ["about", paths.about],
      ["esg", "/about/socialimpact"],
      ["investors", "/about/investor-relations"],
      ["press", "/about/press-release"],
      ["career", "/about/career"],
    ],
  },
  {
    group: "support",
    links: [
      ["support", paths.support],
      ["stores", paths.storeLocator],
      ["trackOrder", paths.trackOrder],
      ["simReplacement", "/shop/sim-replacement"],
      ["notices", "/notice-board"],
      ["feedback", paths.customerFeedback],
      ["survey", paths.survey],
      ["flood", paths.floodEmergency],
      ["contact", paths.contact],
    ],
  },
] as const;

/** The links in the legal line, at the very end. */
export const legalLinks = [
  ["terms", paths.terms],
  ["privacy", paths.privacy],
] as const;
