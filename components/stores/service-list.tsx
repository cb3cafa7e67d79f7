import styles from "@/components/stores/store-view.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import type { Store } from "@/services/stores/stores-service";
import { paths } from "@/utils/paths/paths";

/** The pages on which a service is described in detail, or done online. */
const PLACES: Readonly<Record<string, string>> = {
  "new-sim": paths.sim,
  "sim-replacement": paths.simReplacement,
  esim: paths.esimMigration,
  "number-portability": paths.numberPortability,
  "ownership-transfer": paths.simOwnershipTransfer,
  "order-pickup": paths.trackOrder,
  devices: paths.devices,
  "bill-payment": paths.recharge,
};

/** The services of a centre. Each links to its page, if there is one. */
export function ServiceList({ services }: Pick<Store, "services">) {
  return (
    <ul className={styles.services}>
      {services.map(({ key, label }) => (
        <li key={key}>
          <Icon name="check" size={18} />
          {PLACES[key] === undefined ? (
            <span>{label}</span>
          ) : (
            <SiteLink href={PLACES[key]} prefetch={false}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
