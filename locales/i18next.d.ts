import "i18next";
import type cart from "./en/cart.json";
import type checkout from "./en/checkout.json";
import type common from "./en/common.json";
import type home from "./en/home.json";
import type orders from "./en/orders.json";
import type shop from "./en/shop.json";

// Keys are typed from the English texts; a test keeps the Bengali files equal in keys and placeholders.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      cart: typeof cart;
      checkout: typeof checkout;
      common: typeof common;
      home: typeof home;
      orders: typeof orders;
      shop: typeof shop;
    };
  }
}
