import { useLayoutEffect, useRef, useState } from "react";
import styles from "@/components/layout/messages/advertisement-toast.module.css";
import { useAdvertisement } from "@/components/layout/messages/use-advertisement";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Advertisement } from "@/services/ads-platform/advertisements-service";

/** Open menus and lists: Escape closes these before the advertisement. */
const OPEN_MENU = 'header [aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/** The advertisement of the page, until it is closed (ADTOAST-07 to ADTOAST-17). It does not take the focus. */
export function AdvertisementToast() {
  const { t, language } = useTexts();
  const path = useCurrentPath();
  const { advertisement, close } = useAdvertisement(path, language);
  const toast = useRef<HTMLElement>(null);
  const leave = useRef<() => void>(close);
  leave.current = () => {
    // The toast is removed with its focused button, so the focus moves to the content.
    if (toast.current?.contains(document.activeElement)) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    close();
  };

  const isShown = advertisement !== null;
  // A layout effect: a passive one could run after the first key, which would not close the toast.
  useLayoutEffect(() => {
    if (!isShown) return;
    // The position below the header: anything above the header moves it down. A partner's app has no header.
    const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    toast.current?.style.setProperty("--header", `${Math.max(0, bottom)}px`);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(OPEN_MENU) !== null) return;
      leave.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isShown]);

  if (advertisement === null) return null;
  const { width, height, place } = advertisement;
  const size = { "--width": `${width}px`, "--height": `${height}px`, "--shape": `${width} / ${height}` };
  return (
    <aside
      ref={toast}
      aria-label={t("advertisement.label")}
      className={styles.toast}
      data-edge={place.edge}
      data-side={place.side}
      style={size}
    >
      <AdvertisementLink advertisement={advertisement} onFollow={close} />
      <button
        type="button"
        className={styles.close}
        aria-label={t("advertisement.close")}
        onClick={() => leave.current()}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}

function AdvertisementLink({ advertisement, onFollow }: { advertisement: Advertisement; onFollow: () => void }) {
  const { t } = useTexts();
  const { image, alt, link, newTab, width, height } = advertisement;
  const [isMissing, setMissing] = useState(false);
  const label = alt || t("advertisement.open");
  const picture = (
    <>
      <img
        src={image}
        alt={label}
        width={width}
        height={height}
        className={styles.image}
        data-missing={isMissing || undefined}
        onError={() => setMissing(true)}
      />
      {isMissing && (
        <span aria-hidden className={styles.text}>
          {label}
        </span>
      )}
    </>
  );
  if (link === "") return picture;
  const rest = { href: link, className: styles.link, onClick: onFollow, children: picture };
  if (newTab) return <NewTabLink {...rest} />;
  if (link.startsWith("/")) return <SiteLink prefetch={false} {...rest} />;
  return <a rel="noopener noreferrer" {...rest} />;
}
