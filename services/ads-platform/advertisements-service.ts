import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { toastPlaceOf } from "@/utils/layout/toast-place";
import { isSafeLink } from "@/utils/paths/safe-link";
import { type Fields, isFields } from "@/utils/text/json-fields";

/** An advertisement as the toast shows it; sizes in CSS pixels. */
export type Advertisement = NonNullable<ReturnType<typeof readAdvertisement>>;

const WIDTH = 320;
const HEIGHT = 200;

/** The operator's system sends some numbers as text. */
function sizeOf(...values: readonly unknown[]): number | null {
  const sizes = values.map((value) => (value === "" || value === null ? Number.NaN : Number(value)));
  return sizes.find((size) => Number.isFinite(size) && size > 0) ?? null;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function pagesOf(list: unknown): string[] {
  const [first] = Array.isArray(list) ? list.filter(isFields) : [];
  const pages = first?.["field_allowed_page_url"];
  return Array.isArray(pages)
    ? pages
        .filter(isFields)
        .map(({ uri }) => textOf(uri))
        .filter((uri) => uri !== "")
    : [];
}

/** A picture as a data address. This is safe, because an `img` runs no script of an SVG. */
const PICTURE_DATA = /^data:image\/[a-z+.-]+[;,]/;

const isPicture = (address: string) => PICTURE_DATA.test(address) || isSafeLink(address);
/** An http link is accepted too: it only leaves the site. */
const isLink = (address: string) => isSafeLink(address.replace(/^http:/i, "https:"));

/** @returns null for an advertisement without a picture or with an unsafe link */
function readAdvertisement(fields: Fields) {
  const image = textOf(fields["field_image"]).trim();
  const link = textOf(fields["field_link"]).trim();
  if (!isPicture(image) || (link !== "" && !isLink(link))) return null;
  const hours = Number(fields["field_daily_frequency"]);
  return {
    pages: pagesOf(fields["field_allowed_page_list"]),
    frequencyHours: Number.isFinite(hours) && hours >= 0 ? hours : 24,
    width: sizeOf(fields["field_width"]) ?? WIDTH,
    height: sizeOf(fields["field_height"], fields["field_heigh"]) ?? HEIGHT,
    image,
    /** The picture's alt text; empty when the answer has none. */
    alt: textOf(fields["field_image_alt"]),
    /** Empty when the advertisement has no link. */
    link,
    newTab: [true, 1, "1", "true"].some((yes) => fields["field_open_link_in_a_new_tab"] === yes),
    place: toastPlaceOf(textOf(fields["field_scroll_direction"])),
  };
}

/**
 * GET /api/get-advertise-block (API-SITE-30, API-SITE-40): the first item of the list (ADTOAST-01).
 * @returns null when there is none that can be shown
 */
export async function findAdvertisement(api: Api): Promise<Advertisement | null> {
  const { data } = await api.request("listAdvertisements");
  return readAnswer(() => {
    if (!Array.isArray(data)) throw new TypeError("The advertisements are no list");
    const first: unknown = data[0];
    return isFields(first) ? readAdvertisement(first) : null;
  });
}
