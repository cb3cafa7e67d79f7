import { useState } from "react";
import styles from "@/components/design/design.module.css";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { SelectField, TextField } from "@/components/ui/forms/form-field";
import { useTexts } from "@/hooks/ui/use-texts";

/** Fields at rest, wrong, optional and disabled. Loaded after the page, since they need Chakra. */
export function FieldStates() {
  const { t } = useTexts("design");
  const [typed, setTyped] = useState({ name: "", mobile: "0171", email: "", district: "", address: "" });
  const change = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value });
  return (
    <ChakraScope>
      <div className={styles.pair}>
        <TextField
          id="design-name"
          label={t("forms.field")}
          hint={t("forms.fieldHint")}
          value={typed.name}
          onChange={change("name")}
          autoComplete="name"
        />
        <TextField
          id="design-mobile"
          label={t("forms.mobile")}
          error={t("forms.mobileError")}
          value={typed.mobile}
          onChange={change("mobile")}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
        <TextField
          id="design-email"
          label={t("forms.email")}
          optional={t("forms.optional")}
          value={typed.email}
          onChange={change("email")}
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
          value={typed.district}
          onChange={change("district")}
          placeholder={t("forms.choose")}
          options={[
            { value: "express", label: t("forms.express") },
            { value: "regular", label: t("forms.regular") },
          ]}
        />
        <TextField
          id="design-address"
          label={t("forms.address")}
          value={typed.address}
          onChange={change("address")}
          autoComplete="street-address"
          multiline
        />
      </div>
    </ChakraScope>
  );
}
