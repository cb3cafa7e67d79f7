import type { Language } from "@/backend/contract/language";
import type { Picture } from "@/backend/contract/shop/catalog";
import type { StoredPicture } from "@/backend/db/stored-types";

export function pictureOf(picture: StoredPicture, lang: Language): Picture {
  const { alt, ...rest } = picture;
  return { ...rest, alt: alt[lang] };
}
