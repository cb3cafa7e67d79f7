import type { StoredQuestion } from "@/backend/db/stored-types";
import type { FieldRule } from "@/backend/domain/data-import/import-fields";
import { problemOfQuestions } from "@/backend/domain/surveys/survey-rules";
import { isScrollDirection } from "@/utils/layout/toast-place";
import { isSafeLink, isSitePath } from "@/utils/paths/safe-link";
import { findPicture } from "@/utils/pictures/pictures";

const zoneOf = (service: "isd" | "roaming"): FieldRule => ({
  refersTo: { table: "rate_zones", column: "key", only: ["service", service] },
});

/** What kind-fields.json cannot say of a field: checks of its value, and references without a foreign key. */
export const IMPORT_RULES: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  "recharge-campaigns": {
    picture: {
      problemOf: (id) => (findPicture(String(id)) === null ? "is no picture of the kit, like scene/packs" : null),
    },
    stores: { refersTo: { table: "stores", column: "code" } },
  },
  surveys: {
    questions: { problemOf: (value) => problemOfQuestions(value as StoredQuestion[]) },
  },
  advertisements: {
    languages: {
      problemOf: (value) =>
        (value as string[]).every((word) => word === "en" || word === "bn") ? null : "knows en and bn alone",
    },
    paths: {
      problemOf(value) {
        const wrong = (value as string[]).find((path) => !isSitePath(path) || /[?#]/.test(path));
        return wrong === undefined ? null : `has "${wrong}", which is no path of this site, like /recharge`;
      },
    },
    scroll_direction: {
      problemOf: (value) =>
        isScrollDirection(String(value)) ? null : "names no place: top or bottom, with left, center or right",
    },
    images: {
      problemOf: (value) =>
        Object.values(value as Record<string, string>).every(isSitePath)
          ? null
          : "must be paths of this site, like /images/ads/phones-en.webp",
    },
    link: {
      problemOf: (value) => (isSafeLink(String(value)) ? null : "is neither a path of this site nor an https address"),
    },
  },
  countries: { isd_zone: zoneOf("isd"), roaming_zone: zoneOf("roaming") },
  "roaming-packs": { zone: zoneOf("roaming") },
};
