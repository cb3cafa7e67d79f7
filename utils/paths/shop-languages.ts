/** Values of SHOP_LOCALES: English only, as the specification has it, or Bengali as well. */
export const SHOP_LOCALES = ["en", "en,bn"] as const;

/** The attribute of `<html>` by which the browser's scripts know it; only there is it where the shop is in Bengali too. */
export const BENGALI_SHOP = { "data-shop": "bn" } as const;

/** The value of the variable without spaces; empty where it is not set. */
export const shopLocales = (value: string | undefined): string => (value ?? "").replace(/\s/g, "");

/** True where the shop is in Bengali as well: SHOP_LOCALES=en,bn. */
export function isShopInBengali(): boolean {
  if (typeof window !== "undefined") return document.documentElement.dataset.shop === BENGALI_SHOP["data-shop"];
  return shopLocales(process.env.SHOP_LOCALES) === SHOP_LOCALES[1];
}
