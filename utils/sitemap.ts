const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The list of pages for search engines. @param origin without a slash at its end @param pages paths of the site */
export function sitemapXml(origin: string, pages: readonly string[]): string {
  const entries = pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** What robots may read: everything but carts, orders and calls. @param origin without a slash at its end */
export function robotsText(origin: string): string {
  const closed = ["/api/", "/backend/", "/shop/cart/", "/shop/order/"];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}
