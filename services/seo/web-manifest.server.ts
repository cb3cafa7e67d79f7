import { siteEnv } from "@/services/api/env.server";
import { loadT } from "@/services/page/page-texts.server";
import { localePath, paths } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import type { Language } from "@/utils/text/translations";

const icon = (size: number, name: string, purpose: "any" | "maskable" = "any") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const SHORTCUTS = [
  { name: "recharge", path: paths.recharge },
  { name: "track", path: paths.trackOrder },
  { name: "stores", path: paths.storeLocator },
] as const;

/**
 * The manifest of the installed site (feature 68). It opens in the reader's language, with its shortcuts. `minimal-ui`
 * keeps back and reload buttons on devices that can show them.
 * @param ground colour behind the pages, in hex
 */
export async function webManifest(language: Language, ground: string): Promise<Record<string, unknown>> {
  const { brand } = siteEnv();
  const t = await loadT(language, "offline");
  const name = brandName(brand, language);
  return {
    id: "/",
    name,
    short_name: name,
    description: t("app.description"),
    lang: language,
    start_url: localePath(paths.home, language),
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [icon(192, "app-192"), icon(512, "app-512"), icon(512, "app-maskable-512", "maskable")],
    shortcuts: SHORTCUTS.map(({ name: word, path }) => ({
      name: t(`app.${word}`),
      url: localePath(path, language),
      icons: [icon(96, `shortcut-${word}`)],
    })),
  };
}
