/** Characters that no XML 1.0 document may contain: one of them makes the whole file unreadable. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * A text with the four signs of HTML and XML escaped, for the content of an element or an attribute in double quotes.
 * Characters that XML forbids are left out.
 */
export function escapeMarkup(text: string): string {
  const allowed = text.replace(NOT_IN_XML, "");
  return allowed.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
