import { NewTabLink } from "@/components/layout/new-tab-link";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import page from "@/components/ui/sections/page.module.css";
import type { StorePoint } from "@/services/stores/stores-service";

interface DirectionsLinkProps {
  store: Pick<StorePoint, "name" | "latitude" | "longitude">;
  className?: string;
}

/** The link to directions to a centre, on a map of another site. */
export function DirectionsLink({ store, className }: DirectionsLinkProps) {
  const { t } = useStoreLabels();
  const { name, latitude, longitude } = store;
  return (
    <NewTabLink href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`} className={className}>
      {t("directions")}
      <span className={page.srOnly}> {t("directionsTo", { name })}</span>
    </NewTabLink>
  );
}
