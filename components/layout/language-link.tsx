import Cookies from "js-cookie";
import Link from "next/link";
import { useRouter } from "next/router";
import type { MouseEvent } from "react";
import { BengaliWord } from "@/components/layout/bengali-word";
import styles from "@/components/layout/header/header.module.css";
import { useTexts } from "@/hooks/use-texts";
import { opensElsewhere } from "@/utils/click";
import { isShopPath } from "@/utils/paths";
import { languageOf } from "@/utils/translations";

const YEAR_DAYS = 365;

/**
 * Leads to the same path, query and fragment in the other language and remembers the choice (I18N-03, I18N-04). The shop
 * has no other language: from there it leads to the home page in Bengali, where the site goes on in it.
 */
export function LanguageLink() {
  const { t } = useTexts();
  const { asPath, locale, pathname, push } = useRouter();
  const other = languageOf(locale) === "en" ? "bn" : "en";
  // The not-found and error pages are built ahead, without an address of their own.
  const stays = pathname !== "/404" && pathname !== "/500" && !isShopPath(asPath);
  const path = stays ? asPath.replace(/#.*$/, "") : "/";

  const remember = (event: MouseEvent) => {
    Cookies.set("siteLanguage", other, { expires: YEAR_DAYS, sameSite: "Lax" });
    // The fragment moves while the page is read, so it is taken at the click.
    const { hash } = window.location;
    if (hash === "" || !stays || opensElsewhere(event)) return;
    event.preventDefault();
    void push(path + hash, undefined, { locale: other });
  };
  return (
    <Link
      href={path}
      locale={other}
      prefetch={false}
      hrefLang={other}
      lang={other}
      aria-label={t("language.switch")}
      className={styles.tool}
      onClick={remember}
    >
      {other === "bn" ? <BengaliWord /> : t("language.switch")}
    </Link>
  );
}
