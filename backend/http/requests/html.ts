import { colourScheme } from "@/styles/service-colours";
import type { ColourChoice } from "@/utils/layout/colour-cookie";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

interface HtmlPage {
  title: string;
  style: string;
  body: string;
  lang?: "en" | "bn";
  mode: ColourChoice | null;
}

/** A complete page that search engines do not index. @param page.body already escaped; `mode` null means light */
export function htmlPage({ title, style, body, lang = "en", mode }: HtmlPage): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  <style>:root { ${colourScheme(mode)} }${style}</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** An HTML answer. Its content security policy forbids all scripts, whatever the text contains. */
export function htmlResponse(html: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy":
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      ...headers,
    },
  });
}

export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}
