import { Fragment, type ReactNode } from "react";
import styles from "@/components/sims/service-view.module.css";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { SelectField, TextField } from "@/components/ui/forms/form-field";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Place } from "@/services/checkout/delivery-service";
import { type SimField, shownFields } from "@/utils/sims/sim-steps";

interface StepFieldsProps {
  fields: readonly SimField[];
  typed: Readonly<Record<string, string>>;
  error: (field: string) => string | undefined;
  districts: readonly Place[];
  onType: (field: string, value: string) => void;
  /** The note about the number, shown under its field. */
  numberNote?: ReactNode;
}

type FieldName =
  | "msisdn"
  | "full_name"
  | "nid_last4"
  | "contact_msisdn"
  | "device"
  | "reason"
  | "form"
  | "current_operator"
  | "type"
  | "district"
  | "area"
  | "visit_on";
type Hinted = "msisdn" | "device" | "nid_last4" | "contact_msisdn" | "visit_on";
type Choice = "lost" | "stolen" | "damaged" | "upgrade" | "physical" | "esim" | "prepaid" | "postpaid" | "family";

const hinted: readonly string[] = ["msisdn", "device", "nid_last4", "contact_msisdn", "visit_on"];

/** The fields of one step, each with its label, hint and error. */
export function StepFields({ fields, typed, error, districts, onType, numberNote }: StepFieldsProps) {
  const { t } = useTexts("sim-services");
  const thanas = useDistrictThanas(fields.some(({ kind }) => kind === "thana") ? (typed.district ?? "") : "");

  const box = (field: SimField) => {
    const { name, kind, choices = [], optional } = field;
    const frame = {
      id: `sim-${name}`,
      label: t(`request.fields.${name as FieldName}`),
      ...(hinted.includes(name) && { hint: t(`request.hints.${name as Hinted}`) }),
      ...(error(name) !== undefined && { error: error(name) }),
      ...(optional && { optional: t("request.optional") }),
      value: typed[name] ?? "",
      onChange: (value: string) => onType(name, value),
    };
    switch (kind) {
      case "choice":
        return <Choices key={name} {...frame} name={name} choices={choices} />;
      case "district":
      case "thana": {
        const places = kind === "district" ? districts : thanas;
        const options = places.map((place) => ({ value: place.name, label: place.label }));
        return <SelectField key={name} {...frame} placeholder={t("request.choose")} options={options} />;
      }
      case "date":
        return <TextField key={name} {...frame} type="date" />;
      case "msisdn":
        return (
          <Fragment key={name}>
            <TextField {...frame} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
            {name === "msisdn" && numberNote}
          </Fragment>
        );
      case "nid":
        return <TextField key={name} {...frame} inputMode="numeric" autoComplete="off" maxLength={12} />;
      case "name":
        return <TextField key={name} {...frame} autoComplete="name" maxLength={100} />;
      case "device":
        return <TextField key={name} {...frame} autoComplete="off" maxLength={80} />;
    }
  };
  return <div className={styles.fields}>{shownFields(fields, typed).map(box)}</div>;
}

interface ChoicesProps {
  id: string;
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  choices: readonly string[];
  onChange: (value: string) => void;
}

function Choices({ id, label, name, value, error, choices, onChange }: ChoicesProps) {
  const { t } = useTexts("sim-services");
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice}
          name={name}
          value={choice}
          checked={value === choice}
          title={t(`request.choices.${choice as Choice}`)}
          onChoose={() => onChange(choice)}
        >
          {null}
        </ChoiceCard>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
