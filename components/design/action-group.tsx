import { ButtonSpecimens, variants } from "@/components/design/actions/button-specimens";
import { ButtonStates } from "@/components/design/actions/button-states";
import { ChipSpecimen } from "@/components/design/actions/chip-specimen";
import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Badge, badgeTones } from "@/components/ui/values/badge";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** Buttons, links and badges. */
export function ActionGroup() {
  const { t } = useTexts("design");
  return (
    <Group id="actions" title={t("groups.actions")}>
      <ButtonSpecimens />
      {variants.slice(0, 3).map((variant) => (
        <ButtonStates key={variant} variant={variant} />
      ))}
      <div className={styles.pair}>
        <Specimen title={t("actions.link")}>
          <SiteLink href={paths.home} prefetch={false} className={styles.link}>
            {t("actions.linkText")}
          </SiteLink>
        </Specimen>
        <Specimen title={t("actions.breadcrumbs")}>
          <Breadcrumbs
            trail={[
              { name: t("actions.crumbHome"), path: paths.home },
              { name: t("actions.crumbHere"), path: "/design" },
            ]}
          />
        </Specimen>
      </div>
      <Specimen title={t("actions.badge")}>
        <div className={styles.row}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`badges.${tone}`)}
            </Badge>
          ))}
        </div>
      </Specimen>
      <ChipSpecimen />
      <Specimen title={t("actions.share")}>
        <Share title={t("title")} />
      </Specimen>
    </Group>
  );
}
