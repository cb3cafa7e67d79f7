/** Values of SHOP_LOCALES: English only, as in the specification, or Bengali as well. */
export const SHOP_LOCALES = ["en", "en,bn"] as const;

/** The attribute of `<html>` that tells the browser's scripts that the shop is in Bengali too; otherwise it is absent. */
export const BENGALI_SHOP = { "data-shop": "bn" } as const;

/** The value of the variable without spaces; empty when it is not set. */
export const shopLocales = (value: string | undefined): string => (value ?? "").replace(/\s/g, "");

/** True when the shop is in Bengali as well: SHOP_LOCALES=en,bn. */
export function isShopInBengali(): boolean {
  if (typeof window !== "undefined") return document.documentElement.dataset.shop === BENGALI_SHOP["data-shop"];
  return shopLocales(process.env.SHOP_LOCALES) === SHOP_LOCALES[1];
}
