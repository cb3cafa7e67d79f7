import styles from "@/components/home/quick-actions.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const actions = [
  { name: "recharge", drawing: "/icons/cash.svg", href: paths.recharge },
  { name: "packs", drawing: "/icons/wifi.svg", href: paths.internetPacks },
  { name: "esim", drawing: "/images/kit/sim/nano.svg", href: paths.sim },
  { name: "track", drawing: "/icons/order.svg", href: paths.trackOrder },
  { name: "offers", drawing: "/images/kit/gift/voucher.svg", href: paths.offers },
  { name: "stores", drawing: "/icons/store.svg", href: paths.storeLocator },
] as const;

/** Links to the most frequent tasks, on the edge of the hero. */
export function QuickActions() {
  const { t } = useTexts("home");
  return (
    <CachedMarkup as="nav" name="quick-actions" data={null} aria-label={t("quick.label")}>
      {() => (
        <ul className={styles.tiles}>
          {actions.map(({ name, drawing, href }) => (
            <li key={name}>
              <SiteLink href={href} prefetch={false} className={styles.tile}>
                <Drawing src={drawing} width={44} lazy={false} />
                {t(`quick.${name}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </CachedMarkup>
  );
}
