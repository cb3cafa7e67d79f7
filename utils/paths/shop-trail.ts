import { paths } from "@/utils/paths/paths";

interface Crumb {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page of the shop: home, the shop, and the given entries.
 * @param t translator of a namespace that has the names of home and shop
 */
export function shopTrail(t: (key: "crumbs.home" | "crumbs.shop") => string, ...rest: readonly Crumb[]): Crumb[] {
  return [{ name: t("crumbs.home"), path: paths.home }, { name: t("crumbs.shop"), path: paths.shop }, ...rest];
}
