import { type ImportField, type ImportKind, may, must } from "@/backend/domain/data-import/import-fields";
import { isScrollDirection } from "@/utils/browser/scroll-direction";
import { isSafeLink, isSitePath } from "@/utils/paths/safe-link";

const link: ImportField = {
  type: "text",
  required: true,
  fault: (value) => (isSafeLink(String(value)) ? null : "is neither a path of this site nor an https address"),
};
const languages: ImportField = {
  type: "words",
  fault: (value) =>
    (value as string[]).every((word) => word === "en" || word === "bn") ? null : "knows en and bn alone",
};
const paths: ImportField = {
  type: "words",
  required: true,
  fault: (value) => {
    const wrong = (value as string[]).find((path) => !isSitePath(path) || /[?#]/.test(path));
    return wrong === undefined ? null : `has "${wrong}", which is no path of this site, like /recharge`;
  },
};
const images: ImportField = {
  type: "pair",
  required: true,
  fault: (value) =>
    Object.values(value as Record<string, string>).every(isSitePath)
      ? null
      : "must be paths of this site, like /images/ads/phones-en.webp",
};
const direction: ImportField = {
  type: "text",
  required: true,
  fault: (value) =>
    isScrollDirection(String(value)) ? null : "names no place: top or bottom, with left, center or right",
};

/** Campaigns of the advertisement toast (docs/advertising.md). */
export const ADVERTISEMENT_KINDS: Readonly<Record<string, ImportKind>> = {
  advertisements: {
    table: "advertisements",
    key: ["id"],
    lineColumn: "position",
    fields: {
      id: must("text"),
      languages,
      paths,
      starts_on: must("day"),
      ends_on: must("day"),
      frequency_hours: must("number"),
      width: must("whole"),
      height: must("whole"),
      scroll_direction: direction,
      images,
      alts: must("pair"),
      link,
      new_tab: may("yes-no"),
      published: may("yes-no"),
    },
  },
};
