import { SiteLink } from "@/components/ui/actions/site-link";
import { NumberTypeNote } from "@/components/ui/forms/number-type-note";
import { useTexts } from "@/hooks/ui/use-texts";
import { servicePaths, type TypedService } from "@/utils/sims/sim-steps";

interface SimNumberNoteProps {
  msisdn: string;
  service: TypedService | "esim_migration";
  /** True if the field itself already says that the number cannot be used. */
  isRefused?: boolean;
}

/** The type of the number typed for a SIM service. A number of another operator is referred to portability. */
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
