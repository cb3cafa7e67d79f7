import type { pressReleases } from "@/backend/db/schema/content";
import type { ReleaseDefinition } from "@/backend/db/seed/press-releases/press-release-types";
import { RELEASES_2023 } from "@/backend/db/seed/press-releases/releases-2023";
import { RELEASES_2024 } from "@/backend/db/seed/press-releases/releases-2024";
import { RELEASES_2025 } from "@/backend/db/seed/press-releases/releases-2025";
import { RELEASES_2026 } from "@/backend/db/seed/press-releases/releases-2026";
import { getPicture } from "@/utils/pictures";

const RELEASES: readonly ReleaseDefinition[] = [...RELEASES_2026, ...RELEASES_2025, ...RELEASES_2024, ...RELEASES_2023];

/** Every press release as a row. @throws Error when one asks for a picture that the kit lacks */
export function listPressReleaseRows(): (typeof pressReleases.$inferInsert)[] {
  return RELEASES.map(({ slug, on, picture, en, bn }) => {
    const { src, width, height, tint, alt, altBn } = getPicture(picture);
    return {
      slug,
      titles: { en: en.title, bn: bn.title },
      summaries: { en: en.summary, bn: bn.summary },
      bodies: { en: [...en.body], bn: [...bn.body] },
      publishedOn: on,
      picture: { src, width, height, tint, alt: { en: alt, bn: altBn } },
    };
  });
}
