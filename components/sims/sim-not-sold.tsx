import { SimHero } from "@/components/sims/sim-hero";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { ButtonLink } from "@/components/ui/actions/button";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import { type NumberSearchQuery, numberHref } from "@/utils/sims/number-query";

/** The SIM shop if the operator does not sell the requested kind of SIM. The other kind is one click away. */
export function SimNotSold({ query, trail }: { query: NumberSearchQuery; trail: readonly Crumb[] }) {
  const { t } = useTexts("sims");
  const other = query.form === "esim" ? "physical" : "esim";
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <SimHero query={query} startingPoisha={null} />
      <EmptyState
        drawing="/images/kit/illustration/network.svg"
        heading={t("picker.notSoldTitle")}
        as="h2"
        text={t("picker.notSoldText")}
      >
        <ButtonLink href={numberHref(paths.sim, query, { form: other })}>
          {t(`picker.notSoldOther.${other}`)}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
