import styles from "@/components/home/quick-actions.module.css";
import { Drawing } from "@/components/ui/drawing";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import { formatMoney } from "@/utils/money";
import { paths } from "@/utils/paths";

const VALUE_TAKA = 20_000;
const POISHA = 100;

const actions = [
  { name: "phones", icon: "phones", href: paths.phones },
  { name: "fiveG", icon: "five-g", href: `${paths.phones}?five_g=1` },
  { name: "newest", icon: "new", href: `${paths.phones}?sort=newest` },
  { name: "value", icon: "value", href: `${paths.phones}?price_max=${VALUE_TAKA}` },
  { name: "track", icon: "order", href: paths.trackOrder },
] as const;

/** What most people come for, one tap away, on the edge of the hero. */
export function QuickActions() {
  const { t, language } = useTexts("home");
  const amount = formatMoney(VALUE_TAKA * POISHA, language);
  return (
    <nav aria-label={t("quick.label")}>
      <ul className={styles.tiles}>
        {actions.map(({ name, icon, href }) => (
          <li key={name}>
            <SiteLink href={href} prefetch={false} className={styles.tile}>
              <Drawing src={`/icons/${icon}.svg`} width={40} />
              {t(`quick.${name}`, { amount })}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
