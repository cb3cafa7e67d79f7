import type { variants } from "@/components/design/actions/button-specimens";
import styles from "@/components/design/design.module.css";
import { Specimen, State } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

type ButtonVariant = (typeof variants)[number];

/** Attributes that show a state of the button without a pointer. */
const forced = { hover: { "data-hover": "" }, active: { "data-hover": "", "data-active": "" } };

/** A variant of the button in each of its states. */
export function ButtonStates({ variant }: { variant: ButtonVariant }) {
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
