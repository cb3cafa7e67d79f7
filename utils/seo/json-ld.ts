/** A block of structured data (schema.org). */
export interface JsonLd {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** The text of a block for a script element. A `<` in a product's text must not end that element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** A block as a script element. Search engines read it anywhere in a page. */
export function jsonLdElement(data: JsonLd): string {
  return `<script type="application/ld+json">${jsonLdText(data)}</script>`;
}
