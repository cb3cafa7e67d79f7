/** Kinds of phones, each with its own way to install an eSIM. */
export const phoneKinds = ["ios", "samsung", "pixel", "android"] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/**
 * The kind of phone that shows a page, as far as the browser reports it. Many Android browsers report no model.
 * @param userAgent header of the request
 */
export function phoneKindOf(userAgent: string | undefined): PhoneKind {
  const named = userAgent ?? "";
  if (/\bPixel\b/.test(named)) return "pixel";
  if (/\bSM-[A-Z]\d|SamsungBrowser/.test(named)) return "samsung";
  return /\bAndroid\b/.test(named) ? "android" : "ios";
}
