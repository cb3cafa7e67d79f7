import { type ComponentProps, useState } from "react";
import styles from "@/components/design/design.module.css";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { SelectField, TextField } from "@/components/ui/forms/form-field";
import { useTexts } from "@/hooks/ui/use-texts";

/** Fields in their states: normal, invalid, optional and disabled. Loaded after the page, because they need Chakra. */
export function FieldStates() {
  const { t } = useTexts("design");
  const [district, setDistrict] = useState("");
  return (
    <ChakraScope>
      <div className={styles.pair}>
        <TriedField id="design-name" label={t("forms.field")} hint={t("forms.fieldHint")} autoComplete="name" />
        <TriedField
          id="design-mobile"
          label={t("forms.mobile")}
          error={t("forms.mobileError")}
          start="0171"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
        <TriedField
          id="design-email"
          label={t("forms.email")}
          optional={t("forms.optional")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          id="design-number"
          label={t("forms.disabledField")}
          value="4417 0932"
          onChange={() => undefined}
          disabled
        />
        <SelectField
          id="design-district"
          label={t("forms.delivery")}
          value={district}
          onChange={setDistrict}
          placeholder={t("forms.choose")}
          options={[
            { value: "express", label: t("forms.express") },
            { value: "regular", label: t("forms.regular") },
          ]}
        />
        <TriedField id="design-address" label={t("forms.address")} autoComplete="street-address" multiline />
      </div>
    </ChakraScope>
  );
}

/** A text field that keeps its typed text as its own state. */
function TriedField({
  start = "",
  ...props
}: Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & { start?: string }) {
  const [typed, setTyped] = useState(start);
  return <TextField {...props} value={typed} onChange={setTyped} />;
}
