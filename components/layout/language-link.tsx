import Cookies from "js-cookie";
import Link from "next/link";
import { useRouter } from "next/router";
import type { MouseEvent } from "react";
import { BengaliWord } from "@/components/layout/bengali-word";
import styles from "@/components/layout/header/header.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { opensElsewhere } from "@/utils/browser/click";
import { FROM_SHOP, isEnglishOnly } from "@/utils/paths/paths";
import { languageOf } from "@/utils/text/translations";

const YEAR_DAYS = 365;

/**
 * Links to the same path, query and fragment in the other language, and remembers the choice (I18N-03, I18N-04). A shop
 * in English only has no other language, so there it links to the home page, where a note explains this
 * (docs/decisions/29). That link loads the whole page, because only then the note is shown without a script.
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
    void push(path + hash, undefined, { locale: other });
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
  return <Link {...shared} href={path} locale={other} prefetch={false} />;
}
