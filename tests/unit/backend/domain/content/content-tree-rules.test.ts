import { listMenuPaths, positionInTree } from "@/backend/domain/content/content-tree-rules";

const INVESTORS = "/about/investor-relations";
const named = (...paths: string[]) => paths.map((path) => ({ path, name: path.split("/").at(-1) ?? "" }));
const pathsOf = (places: readonly { path: string }[]) => places.map(({ path }) => path);

it("lists the pages above a page as its trail, named by the menu if they are not content pages", () => {
  const pages = named("/about/discover-gp", "/about/discover-gp/about-brand/our-brand");
  expect(positionInTree("/about/discover-gp/about-brand/our-brand", pages, "bn").trail).toEqual([
    { path: "/about", name: "আমাদের সম্পর্কে" },
    { path: "/about/discover-gp", name: "discover-gp" },
  ]);
});

it("leaves out menu entries above that are not pages", () => {
  expect(positionInTree("/5g", named("/5g"), "en").trail).toEqual([]);
  expect(pathsOf(positionInTree("/5g", named("/5g", "/personal/plans-offers"), "en").trail)).toEqual([
    "/personal/plans-offers",
  ]);
});

it("follows the menu where it differs from the address", () => {
  const gpay = "/personal/services/financial-services/gpay";
  const pages = named("/personal/services", "/personal/services/mobile-financial-services", gpay);
  expect(pathsOf(positionInTree(gpay, pages, "en").trail)).toEqual([
    "/personal/services",
    "/personal/services/mobile-financial-services",
  ]);
});

it("lists the pages below in the order of the menu, then the others", () => {
  const pages = named(
    `${INVESTORS}/zakat`,
    `${INVESTORS}/faq`,
    `${INVESTORS}/esg`,
    INVESTORS,
    `${INVESTORS}/corporate-governance-in-brand`,
    `${INVESTORS}/ir-annual-report`,
  );
  expect(pathsOf(positionInTree(INVESTORS, pages, "en").beside)).toEqual(
    ["ir-annual-report", "esg", "corporate-governance-in-brand", "faq", "zakat"].map((name) => `${INVESTORS}/${name}`),
  );
});

it("replaces the brand in names from the menu and from editors", () => {
  const pages = [{ path: INVESTORS, name: "{brand} and {{brand}}" }, ...named(`${INVESTORS}/faq`)];
  expect(positionInTree(`${INVESTORS}/faq`, pages, "en").trail.at(-1)?.name).toBe("{{brand}} and {{brand}}");
});

it("lists the sibling pages of a page directly below a single page", () => {
  const pages = named("/5g", "/gp4g", "/personal/plans-offers");
  expect(pathsOf(positionInTree("/5g", pages, "en").beside).sort()).toEqual(["/5g", "/gp4g"]);
});

it("lists the sibling pages and itself for a page without pages below", () => {
  const pages = named(INVESTORS, `${INVESTORS}/faq`, `${INVESTORS}/esg`);
  expect(pathsOf(positionInTree(`${INVESTORS}/faq`, pages, "en").beside)).toEqual([
    `${INVESTORS}/esg`,
    `${INVESTORS}/faq`,
  ]);
  expect(positionInTree("/terms-use", named("/terms-use", "/privacy-policy"), "en")).toEqual({ trail: [], beside: [] });
});

it("lists every path of the menu once, without queries and fragments", () => {
  const paths = listMenuPaths();
  expect(paths).toContain("/about/discover-gp/about-brand/our-story");
  expect(paths).toContain(`${INVESTORS}/corporate-governance-in-brand`);
  expect(paths.filter((path) => /[?#{]/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every((path) => String(path).startsWith("/"))).toBe(true);
});
