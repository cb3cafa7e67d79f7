import "i18next";
import type about from "./en/about.json";
import type account from "./en/account.json";
import type business from "./en/business.json";
import type cart from "./en/cart.json";
import type cashCode from "./en/cash-code.json";
import type checkout from "./en/checkout.json";
import type common from "./en/common.json";
import type compare from "./en/compare.json";
import type content from "./en/content.json";
import type design from "./en/design.json";
import type formStatus from "./en/form-status.json";
import type forms from "./en/forms.json";
import type gate from "./en/gate.json";
import type home from "./en/home.json";
import type investors from "./en/investors.json";
import type invoice from "./en/invoice.json";
import type login from "./en/login.json";
import type microsite from "./en/microsite.json";
import type news from "./en/news.json";
import type offline from "./en/offline.json";
import type orders from "./en/orders.json";
import type payWith from "./en/pay-with.json";
import type reviewForm from "./en/review-form.json";
import type reviews from "./en/reviews.json";
import type sandbox from "./en/sandbox.json";
import type shop from "./en/shop.json";
import type shopParts from "./en/shop-parts.json";
import type simServices from "./en/sim-services.json";
import type sims from "./en/sims.json";
import type star from "./en/star.json";
import type stockNotice from "./en/stock-notice.json";
import type stores from "./en/stores.json";
import type support from "./en/support.json";
import type wishList from "./en/wish-list.json";

// Keys are typed from the English texts; a test keeps the Bengali files equal in keys and placeholders.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      about: typeof about;
      account: typeof account;
      business: typeof business;
      cart: typeof cart;
      "cash-code": typeof cashCode;
      checkout: typeof checkout;
      common: typeof common;
      content: typeof content;
      compare: typeof compare;
      design: typeof design;
      "form-status": typeof formStatus;
      forms: typeof forms;
      gate: typeof gate;
      home: typeof home;
      investors: typeof investors;
      invoice: typeof invoice;
      login: typeof login;
      microsite: typeof microsite;
      news: typeof news;
      offline: typeof offline;
      orders: typeof orders;
      "pay-with": typeof payWith;
      "review-form": typeof reviewForm;
      reviews: typeof reviews;
      sandbox: typeof sandbox;
      shop: typeof shop;
      "shop-parts": typeof shopParts;
      "sim-services": typeof simServices;
      sims: typeof sims;
      support: typeof support;
      stores: typeof stores;
      star: typeof star;
      "stock-notice": typeof stockNotice;
      "wish-list": typeof wishList;
    };
  }
}
