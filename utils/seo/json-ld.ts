/** A block of structured data (schema.org). */
export interface JsonLd {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** The text of a block for a script element: a `<` inside a product's words must not end that element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** A block as the element that search engines read, anywhere in a page. */
export function jsonLdElement(data: JsonLd): string {
  return `<script type="application/ld+json">${jsonLdText(data)}</script>`;
}
