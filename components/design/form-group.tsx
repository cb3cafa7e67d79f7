import dynamic from "next/dynamic";
import styles from "@/components/design/design.module.css";
import { ChoiceSpecimen } from "@/components/design/forms/choice-specimen";
import { CodeSpecimen } from "@/components/design/forms/code-specimen";
import { Group, Specimen } from "@/components/design/specimen";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { Stepper } from "@/components/ui/lists/stepper";
import { Skeleton } from "@/components/ui/sections/skeleton";
import { useTexts } from "@/hooks/ui/use-texts";

const FieldStates = dynamic(() => import("@/components/design/field-states").then((loaded) => loaded.FieldStates), {
  ssr: false,
  loading: () => <Skeleton shape="card" height="24rem" />,
});

/** Form fields. They are loaded after the page, because they need Chakra. */
export function FormGroup() {
  const { t } = useTexts("design");
  return (
    <Group id="forms" title={t("groups.forms")}>
      <Specimen title={t("forms.fields")}>
        <FieldStates />
      </Specimen>
      <CodeSpecimen />
      <ChoiceSpecimen />
      <div className={styles.pair}>
        <Specimen title={t("forms.summary")}>
          <ErrorSummary
            tries={0}
            wrong={{
              heading: t("forms.summaryHeading"),
              validationErrors: [
                { target: "design-name", text: t("forms.summaryName") },
                { target: "design-mobile", text: t("forms.summaryMobile") },
              ],
            }}
          />
        </Specimen>
        <Specimen title={t("forms.summary")}>
          <ErrorSummary tries={0} error={{ heading: t("forms.error"), text: t("forms.errorText") }} />
        </Specimen>
      </div>
      <Specimen title={t("forms.stepper")}>
        <Stepper
          label={t("forms.steps")}
          doneLabel={t("forms.done")}
          steps={[
            { href: "#forms", label: t("forms.contact"), done: true },
            { href: "#layers", label: t("forms.delivery"), done: false },
            { href: "#content-parts", label: t("forms.payment"), done: false },
          ]}
        />
      </Specimen>
    </Group>
  );
}
