import styles from "@/components/orders/track-page.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { HOTLINE } from "@/utils/numbers/hotline";
import { paths } from "@/utils/paths/paths";

const points = [
  { name: "number", drawing: "/icons/order.svg" },
  { name: "lost", drawing: "/icons/phones.svg" },
  { name: "hidden", drawing: "/icons/warranty.svg" },
] as const;

/** The help beside the form: where to find the order number, what to do without it, and whom to ask. */
export function TrackHelp() {
  const { t } = useTexts("orders");
  return (
    <aside className={styles.help} aria-labelledby="track-help">
      <h2 id="track-help">{t("help.title")}</h2>
      <ul>
        {points.map(({ name, drawing }) => (
          <li key={name}>
            <Drawing src={drawing} width={36} />
            <h3>{t(`help.${name}`)}</h3>
            <p>{t(`help.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className={`${styles.ways} ${page.textLinks}`}>
        <a href={`tel:${HOTLINE}`}>{t("late.call", { number: HOTLINE })}</a>
        <SiteLink href={paths.contact} prefetch={false}>
          {t("late.write")}
        </SiteLink>
      </p>
    </aside>
  );
}
