import { useEffect, useRef } from "react";
import styles from "@/components/ads-platform/ads-bar.module.css";
import { ButtonLink } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { useHeaderSlide } from "@/hooks/use-header-slide";
import { useSectionInView } from "@/hooks/use-section-in-view";
import { useTexts } from "@/hooks/use-texts";
import type { Shell } from "@/utils/page-shell";
import { paths } from "@/utils/paths";

/** The anchors of the advertising page, in its order (ROUTE-13 to ROUTE-17). */
const SECTIONS = ["why-gp-ads", "advertising-platform", "availability", "advertising-solutions", "contact-us"] as const;
const NONE: readonly string[] = [];

interface AdsBarProps {
  shell: Shell;
  /** `platform` is the page that the tabs lead through; the others have the order's button. */
  page: "platform" | "adtech" | "order";
}

/** The bar of the advertising pages: five tabs that follow the section in view, and the order (SPEC 2, Ads top bar). */
export function AdsBar({ shell, page }: AdsBarProps) {
  const { t } = useTexts("ads");
  const onPlatform = page === "platform";
  const current = useSectionInView(onPlatform ? SECTIONS : NONE);
  const tabs = useRef<HTMLUListElement>(null);
  useHeaderSlide(onPlatform);

  useEffect(() => {
    const list = tabs.current;
    const tab = current === null ? null : list?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!list || !tab) return;
    // Only the bar itself moves: scrollIntoView would move the page as well.
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }, [current]);

  return (
    <nav
      aria-label={t("bar.label", { brand: shell.brand })}
      className={styles.bar}
      data-under-header={shell.chrome.navbar === null ? undefined : ""}
    >
      <div className={styles.inside}>
        <ul ref={tabs} className={styles.tabs}>
          {SECTIONS.map((id) => {
            const label = t(`bar.tabs.${id}`, { brand: shell.brand });
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
