import Cookies from "js-cookie";
import Link from "next/link";
import { useRouter } from "next/router";
import { BengaliWord } from "@/components/layout/bengali-word";
import styles from "@/components/layout/site-header.module.css";
import { useTexts } from "@/hooks/use-texts";
import { isShopPath } from "@/utils/paths";
import { languageOf } from "@/utils/translations";

const YEAR_DAYS = 365;

/**
 * Leads to the same path and query in the other language and remembers the choice (I18N-03, I18N-04). The shop has no
 * other language: from there it leads to the home page in Bengali, where the site goes on in it.
 */
export function LanguageLink() {
  const { t } = useTexts();
  const { asPath, locale, pathname } = useRouter();
  const other = languageOf(locale) === "en" ? "bn" : "en";
  // The not-found and error pages are built ahead, without an address of their own.
  const path = pathname === "/404" || pathname === "/500" || isShopPath(asPath) ? "/" : asPath;
  return (
    <Link
      href={path}
      locale={other}
      prefetch={false}
      hrefLang={other}
      lang={other}
      aria-label={t("language.switch")}
      className={styles.tool}
      onClick={() => Cookies.set("siteLanguage", other, { expires: YEAR_DAYS, sameSite: "Lax" })}
    >
      {other === "bn" ? <BengaliWord /> : t("language.switch")}
    </Link>
  );
}
