/** A text with the four signs of HTML and XML escaped, for the content of an element or an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Characters that no XML 1.0 document may contain: one of them makes the whole file unreadable. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The same for an XML document, without the characters that XML forbids. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(NOT_IN_XML, ""));
}
