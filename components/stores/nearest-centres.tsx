import { VisitCentres } from "@/components/stores/visit-centres";
import page from "@/components/ui/sections/page.module.css";
import { useVisitCentres } from "@/hooks/stores/use-visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import type { VisitRequest } from "@/services/stores/visit-centres-service";

/** The centres for a visit, while the reader is choosing the place. @param props.day ISO day, or empty */
export function NearestCentres({ day, ...request }: VisitRequest & { day: string }) {
  const { t } = useTexts("stores");
  const stores = useVisitCentres(request);
  const isFound = stores.length > 0;
  return (
    <>
      {/* In the page from the start, so that screen readers announce the heading when it appears. */}
      <div role="status" className={isFound ? undefined : page.srOnly}>
        {isFound && <h3>{t("nearest")}</h3>}
      </div>
      {isFound && <VisitCentres stores={stores} day={day} />}
    </>
  );
}
