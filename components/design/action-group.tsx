import { useState } from "react";
import { ButtonSpecimens, variants } from "@/components/design/actions/button-specimens";
import styles from "@/components/design/design.module.css";
import { Group, Specimen, State } from "@/components/design/specimen";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Badge, badgeTones } from "@/components/ui/values/badge";
import { RemovalChip, ToggleChip } from "@/components/ui/values/chip";
import chips from "@/components/ui/values/chip.module.css";
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

/** Chips that can be switched on and off, and one that removes a choice. */
function ChipSpecimen() {
  const { t } = useTexts("design");
  const [pressed, setPressed] = useState(true);
  const [other, setOther] = useState(false);
  return (
    <Specimen title={t("actions.chip")}>
      <div className={chips.chips}>
        <ToggleChip label={t("actions.chipName")} pressed={pressed} onToggle={() => setPressed(!pressed)} />
        <ToggleChip label={t("actions.chipOther")} pressed={other} onToggle={() => setOther(!other)} />
        <ToggleChip label={t("states.disabled")} pressed={false} disabled onToggle={() => undefined} />
        <RemovalChip
          href={paths.phones}
          label={t("badges.soft")}
          name={t("actions.chipRemove", { label: t("badges.soft") })}
        />
      </div>
    </Specimen>
  );
}

type ButtonVariant = (typeof variants)[number];

/** Attributes that show a state of the button without a pointer. */
const forced = { hover: { "data-hover": "" }, active: { "data-hover": "", "data-active": "" } };

/** A variant of the button in each of its states. */
function ButtonStates({ variant }: { variant: ButtonVariant }) {
  const { t } = useTexts("design");
  return (
    <Specimen title={`${t("actions.button")}: ${variant}`}>
      <div className={styles.row}>
        <State name={t("states.rest")}>
          <Button variant={variant}>{t("actions.buy")}</Button>
        </State>
        <State name={t("states.hover")}>
          <Button variant={variant} {...forced.hover}>
            {t("actions.buy")}
          </Button>
        </State>
        <State name={t("states.focus")}>
          <span className={styles.focused}>
            <Button variant={variant}>{t("actions.buy")}</Button>
          </span>
        </State>
        <State name={t("states.active")}>
          <Button variant={variant} {...forced.active}>
            {t("actions.buy")}
          </Button>
        </State>
        <State name={t("states.disabled")}>
          <Button variant={variant} disabled>
            {t("actions.buy")}
          </Button>
        </State>
        <State name={t("states.loading")}>
          <Button variant={variant} aria-busy>
            {t("actions.buy")}
          </Button>
        </State>
      </div>
    </Specimen>
  );
}
