/** The pages that answer their own forms for browsers without script, in both languages (docs/interfaces.md). */
const FORM_PAGES =
  /^(?:\/bn)?\/(?:flood-emergency|customer-feedback|survey|recharge|recharge-campaign\/[A-Za-z0-9_-]{1,64}|5g|gp4g|volte)$/;

/** True for a page that takes POST; every other page takes GET and HEAD only. */
export const takesForms = (pathname: string): boolean => FORM_PAGES.test(pathname);
