import Cookies from "js-cookie";
import Link from "next/link";
import { useRouter } from "next/router";
import type { MouseEvent } from "react";
import styles from "@/components/layout/header/header.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { opensElsewhere } from "@/utils/browser/click";
import { FROM_SHOP, isEnglishOnly } from "@/utils/paths/paths";
import { languageOf } from "@/utils/text/translations";

const YEAR_DAYS = 365;

/**
 * Links to the same path, query and fragment in the other language, and remembers the choice (I18N-03, I18N-04). The
 * reader stays at the same place of the page. A shop in English only has no other language, so there it links to the
 * home page, where a note explains this (docs/decisions/29). That link loads the whole page, because only then the note
 * is shown without a script.
 */
export function LanguageLink({ className = styles.tool }: { className?: string | undefined }) {
  const { t } = useTexts();
  const { asPath, locale, pathname, push } = useRouter();
  const other = languageOf(locale) === "en" ? "bn" : "en";
  // The not-found and error pages are built ahead and do not know their address, so they link to the home page.
  const isAlone = isEnglishOnly(asPath);
  const stays = pathname !== "/404" && pathname !== "/500" && !isAlone;
  const path = stays ? asPath.replace(/#.*$/, "") : "/";

  const remember = (event: MouseEvent<HTMLAnchorElement>) => {
    Cookies.set("siteLanguage", other, { expires: YEAR_DAYS, sameSite: "Lax" });
    // The fragment changes while the page is open, so it is read on the click.
    const { hash } = window.location;
    if (hash === "" || !stays) return;
    if (opensElsewhere(event)) {
      event.currentTarget.hash = hash;
      return;
    }
    event.preventDefault();
    void push(path + hash, undefined, { locale: other, scroll: false });
  };
  const shared = {
    hrefLang: other,
    lang: other,
    "aria-label": t("language.switch"),
    className,
    onClick: remember,
    children: other === "bn" ? <BengaliWord /> : t("language.switch"),
  };
  if (isAlone) return <a {...shared} href={`/bn#${FROM_SHOP}`} title={t("language.fromShop")} />;
  return <Link {...shared} href={path} locale={other} prefetch={false} scroll={!stays} />;
}

/**
 * The word "বাংলা" as a picture (Noto Sans Bengali, OFL): the font has 105 KB, and English pages have no other Bengali
 * letters. The link around it has the accessible name.
 */
function BengaliWord() {
  return (
    <svg viewBox="-5 -380 1187 430" height="18" width="50" fill="currentColor" aria-hidden="true">
      <path d="M204 0q-16-27-41-48-24-22-55-37-32-15-69-21l-24-60q47-29 98-52 50-23 101-38l-10 20v-29H-5v-49h310v49h-45V0Zm2-53q-1-11-2-23t-1-27v-110l10 14q-24 7-49 18-26 10-50 23-25 13-48 28v-16q19 2 40 10 21 7 41 20 21 12 38 28 17 15 28 35Zm237-261v49h-45V0h-57v-229q-6-17-16-26-11-10-27-10h-3v-49h10q14 0 28 14 15 13 18 40h-5q-1-12-3-27-1-15-1-26v-35h44l11 34ZM608 27q-19-28-41-53-22-24-47-45t-56-40l37-47q29 18 58 43t53 54 41 59Zm-59-197q-22 0-40-8-18-9-28-25t-10-39q0-22 10-38t28-25q18-9 40-9 23 0 40 9 18 9 28 25t10 38-10 39-28 25-40 8m0-43q13 0 21-8t8-21-8-20q-8-8-21-8-12 0-20 8-9 8-9 20 0 13 9 21 8 8 20 8M936 0v-160h5v18q-5-12-17-23-12-10-27-10-12 0-20 9-7 8-7 26 0 5 1 9 0 5 1 8l-45 3q-5-28-18-43-14-15-35-15-13 0-22 5-8 5-13 14-4 9-4 21 0 13 5 22 6 9 16 14 10 4 22 4l-2 46q-18 0-30-10-12-9-12-28 0-16 12-27 11-11 27-11 20 0 31 11 10 11 10 28 0 19-13 31t-38 12-44-12q-19-12-31-33-11-21-11-48 0-29 11-48 12-20 31-30 19-11 44-11 24 0 45 11 21 10 36 31t20 53l-39-6q0-33 8-51 9-19 23-27 15-8 30-8 21 0 37 11 17 10 28 28l-12-2q-1-11-2-21-1-11-1-20v-36H655v-49h384v49h-46V0Zm241-314v49h-46V0h-57v-229q-5-17-16-26-10-10-26-10h-3v-49h10q13 0 28 14 14 13 18 40h-6q-1-12-2-27t-1-26v-35h43l12 34Z" />
    </svg>
  );
}
