import { useEffect, useRef } from "react";
import styles from "@/components/ads-platform/ads-bar.module.css";
import { useHeaderSlide } from "@/components/ads-platform/use-header-slide";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useSectionInView } from "@/hooks/ads-platform/use-section-in-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { showFocused } from "@/utils/browser/show-focused";
import type { LayoutData } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

/** The anchors of the advertising page, in the order of the page (ROUTE-13 to ROUTE-17). */
const SECTIONS = ["why-gp-ads", "advertising-platform", "availability", "advertising-solutions", "contact-us"] as const;
const NONE: readonly string[] = [];

interface AdsBarProps {
  layout: LayoutData;
  /** `platform` is the page with the tabs; the other pages have the order button. */
  page: "platform" | "adtech" | "order";
}

/** The bar of the ad pages: five tabs that follow the section in view, and the order link (ADSBAR-01 to ADSBAR-08). */
export function AdsBar({ layout, page }: AdsBarProps) {
  const { t } = useTexts("ads");
  const onPlatform = page === "platform";
  const current = useSectionInView(onPlatform ? SECTIONS : NONE);
  const tabs = useRef<HTMLUListElement>(null);
  const followed = useRef<string | null>(null);
  useHeaderSlide(onPlatform);

  useEffect(() => {
    const list = tabs.current;
    // Only a new section moves the bar: if the user has scrolled the bar, it stays until then.
    if (list === null || current === followed.current) return;
    followed.current = current;
    const tab = current === null ? null : list.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Scrolls only the bar: scrollIntoView would scroll the page as well. Above the sections it shows the first tab.
    list.scrollLeft = tab ? tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 : 0;
  }, [current]);

  return (
    <nav
      aria-label={t("bar.label", { brand: layout.brand })}
      className={styles.bar}
      data-under-header={layout.chrome.navbar === null ? undefined : ""}
    >
      <div className={styles.inside}>
        <ul ref={tabs} className={styles.tabs} onFocus={showFocused}>
          {SECTIONS.map((id) => {
            const label = t(`bar.tabs.${id}`, { brand: layout.brand });
            return (
              <li key={id}>
                {onPlatform ? (
                  <a href={`#${id}`} className={styles.tab} aria-current={current === id ? "location" : undefined}>
                    {label}
                  </a>
                ) : (
                  <SiteLink href={`${paths.adsPlatform}#${id}`} prefetch={false} className={styles.tab}>
                    {label}
                  </SiteLink>
                )}
              </li>
            );
          })}
        </ul>
        {!onPlatform && (
          <ButtonLink href={paths.orderGpfi} size="sm">
            {t("bar.order")}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
