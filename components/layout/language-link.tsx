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

/**
 * The word "বাংলা" as a picture (Noto Sans Bengali, OFL): the font has 105 KB, and English pages have no other Bengali
 * letters. The link around it has the accessible name.
 */
function BengaliWord() {
  return (
    <svg viewBox="-10 -760 2374 860" height="18" width="50" fill="currentColor" aria-hidden="true">
      <path d="M407 0Q375 -54 326 -97Q277 -141 215 -171Q152 -201 77 -213L29 -333Q124 -390 225 -436Q325 -483 427 -512L407 -473L407 -531L-10 -531L-10 -628L610 -628L610 -531L519 -531L519 0ZM412 -107Q410 -129 408 -153Q406 -177 406 -206L406 -427L426 -399Q377 -385 327 -363Q276 -342 227 -316Q177 -291 132 -261L132 -292Q170 -288 212 -273Q253 -258 294 -233Q335 -209 369 -177Q403 -146 425 -107ZM886 -628L886 -531L795 -531L795 0L681 0L681 -459Q670 -492 649 -511Q628 -531 596 -531L590 -531L590 -628L610 -628Q637 -628 666 -601Q695 -574 702 -521L691 -521Q689 -545 686 -574Q684 -604 684 -626L684 -697L771 -697L794 -628ZM1216 54Q1177 -3 1134 -52Q1090 -101 1040 -143Q989 -185 928 -222L1002 -317Q1060 -281 1118 -231Q1175 -181 1224 -122Q1272 -64 1306 -4ZM1098 -340Q1053 -340 1018 -357Q982 -374 962 -406Q942 -439 942 -484Q942 -529 962 -561Q982 -593 1018 -610Q1053 -628 1098 -628Q1143 -628 1178 -610Q1213 -593 1233 -561Q1253 -529 1253 -484Q1253 -439 1233 -406Q1213 -374 1178 -357Q1143 -340 1098 -340ZM1098 -427Q1123 -427 1139 -442Q1155 -458 1155 -484Q1155 -510 1139 -525Q1123 -541 1098 -541Q1073 -541 1057 -525Q1040 -509 1040 -484Q1040 -458 1057 -442Q1073 -427 1098 -427ZM1872 0L1872 -321L1882 -321L1882 -284Q1872 -309 1848 -330Q1824 -351 1794 -351Q1769 -351 1754 -333Q1740 -316 1740 -281Q1740 -271 1741 -262Q1742 -253 1743 -247L1653 -241Q1644 -296 1617 -326Q1590 -357 1547 -357Q1522 -357 1504 -347Q1487 -337 1478 -319Q1469 -301 1469 -277Q1469 -250 1480 -232Q1491 -214 1511 -205Q1531 -197 1555 -197L1551 -105Q1515 -105 1491 -124Q1468 -143 1468 -180Q1468 -213 1491 -234Q1514 -256 1546 -256Q1586 -256 1607 -234Q1628 -212 1628 -178Q1628 -140 1601 -116Q1575 -93 1526 -93Q1477 -93 1438 -116Q1399 -140 1376 -182Q1354 -224 1354 -279Q1354 -336 1376 -375Q1399 -414 1437 -435Q1476 -456 1525 -456Q1574 -456 1616 -435Q1658 -415 1687 -373Q1717 -331 1728 -266L1649 -279Q1649 -344 1666 -381Q1684 -418 1712 -434Q1741 -450 1772 -450Q1813 -450 1846 -429Q1879 -409 1901 -372L1877 -376Q1875 -398 1873 -419Q1872 -441 1872 -459L1872 -531L1310 -531L1310 -628L2077 -628L2077 -531L1986 -531L1986 0ZM2353 -628L2353 -531L2262 -531L2262 0L2148 0L2148 -459Q2137 -492 2116 -511Q2095 -531 2063 -531L2057 -531L2057 -628L2077 -628Q2104 -628 2133 -601Q2162 -574 2169 -521L2158 -521Q2156 -545 2154 -574Q2151 -604 2151 -626L2151 -697L2238 -697L2261 -628Z" />
    </svg>
  );
}
