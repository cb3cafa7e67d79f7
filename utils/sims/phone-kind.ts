/** Phones that put an eSIM in each in a way of their own. */
export const phoneKinds = ["ios", "samsung", "pixel", "android"] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/**
 * What a page is read on, as far as the browser says it: many Android browsers name no model.
 * @param userAgent header of the request
 */
export function phoneKindOf(userAgent: string | undefined): PhoneKind {
  const named = userAgent ?? "";
  if (/\bPixel\b/.test(named)) return "pixel";
  if (/\bSM-[A-Z]\d|SamsungBrowser/.test(named)) return "samsung";
  return /\bAndroid\b/.test(named) ? "android" : "ios";
}
