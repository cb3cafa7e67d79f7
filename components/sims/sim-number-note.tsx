import { SiteLink } from "@/components/ui/actions/site-link";
import { NumberTypeNote } from "@/components/ui/forms/number-type-note";
import { useTexts } from "@/hooks/ui/use-texts";
import { servicePaths, type TypedService } from "@/utils/sims/sim-steps";

interface SimNumberNoteProps {
  msisdn: string;
  service: TypedService | "esim_migration";
  /** True while the field itself says that the number cannot be used. */
  isRefused?: boolean;
}

/** What kind of number is typed for a service about a SIM; one of another operator is led to portability. */
export function SimNumberNote({ msisdn, service, isRefused = false }: SimNumberNoteProps) {
  const { t } = useTexts("sim-services");
  return (
    <NumberTypeNote
      msisdn={msisdn}
      service={service}
      isRefused={isRefused}
      connections={{ prepaid: t("request.choices.prepaid"), postpaid: t("request.choices.postpaid") }}
      unfit={service !== "mnp" && <SiteLink href={servicePaths.mnp}>{t("services.mnp.title")}</SiteLink>}
    />
  );
}
