import { htmlPage } from "@/backend/http/requests/html";

it("returns a complete page and escapes its title", () => {
  const page = htmlPage({ title: "</title><script>", style: "p { margin: 0 }", body: "<p>Hello</p>", mode: null });
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain("<title>&lt;/title&gt;&lt;script&gt;</title>");
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/<body>\n<p>Hello<\/p>\n<\/body>/);
});

it.each([
  [null, "light"],
  ["dark", "dark"],
  ["system", "light dark"],
] as const)("[CONST-33] a page for a reader who chose %s has the colours %s", (mode, scheme) => {
  expect(htmlPage({ title: "", style: "", body: "", mode })).toContain(`<style>:root { color-scheme: ${scheme}; }`);
});
