import { fieldOf } from "@/components/account/address-form/address-fields";
import { AddressPartField } from "@/components/account/address-form/address-part";
import type { AddressForm as Form } from "@/components/account/use-address-form";
import { PlainField } from "@/components/ui/forms/plain-field";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import { useTexts } from "@/hooks/ui/use-texts";

/** The street address, the recipient's name, and the name of the address. */
export function PersonParts({ id, form }: { id: string; form: Form }) {
  const { t } = useTexts("address-form");
  const { change } = form;
  return (
    <>
      <AddressPartField id={id} part="address" form={form}>
        <PlainTextArea
          {...fieldOf(id, "address", form)}
          label={t("address")}
          onChange={(address) => change({ address })}
          autoComplete="street-address"
          maxLength={300}
          rows={2}
        />
      </AddressPartField>
      <AddressPartField id={id} part="fullName" form={form}>
        <PlainField
          {...fieldOf(id, "fullName", form)}
          label={t("fullName")}
          onChange={(fullName) => change({ fullName })}
          autoComplete="name"
          maxLength={100}
        />
      </AddressPartField>
      <AddressPartField id={id} part="label" form={form}>
        <PlainField
          {...fieldOf(id, "label", form)}
          label={t("label")}
          onChange={(label) => change({ label })}
          maxLength={30}
        />
      </AddressPartField>
    </>
  );
}
