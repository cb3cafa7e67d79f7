import { VisitCentres } from "@/components/stores/visit-centres";
import page from "@/components/ui/sections/page.module.css";
import { useVisitCentres } from "@/hooks/stores/use-visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import type { VisitRequest } from "@/services/stores/visit-centres-service";

/** The centres for a visit while its place is being chosen. @param props.day ISO day, or empty */
export function NearestCentres({ day, ...wish }: VisitRequest & { day: string }) {
  const { t } = useTexts("stores");
  const stores = useVisitCentres(wish);
  const isFound = stores.length > 0;
  return (
    <>
      {/* Present from the start, so that the heading is announced when it is filled. */}
      <div role="status" className={isFound ? undefined : page.srOnly}>
        {isFound && <h3>{t("nearest")}</h3>}
      </div>
      {isFound && <VisitCentres stores={stores} day={day} />}
    </>
  );
}
