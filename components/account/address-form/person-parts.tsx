import { useAddressFields } from "@/components/account/address-form/address-fields";
import type { AddressForm as Form } from "@/components/account/use-address-form";
import { FramedField } from "@/components/ui/forms/field-frame";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import { useTexts } from "@/hooks/ui/use-texts";

/** The street address, the recipient's name, and the name of the address. */
export function PersonParts({ id, form }: { id: string; form: Form }) {
  const { t } = useTexts("address-form");
  const { change } = form;
  const fieldOf = useAddressFields(id, form);
  return (
    <>
      <PlainTextArea
        {...fieldOf("address")}
        label={t("address")}
        onChange={(address) => change({ address })}
        autoComplete="street-address"
        maxLength={300}
        rows={2}
      />
      <FramedField
        {...fieldOf("fullName")}
        label={t("fullName")}
        onChange={(fullName) => change({ fullName })}
        autoComplete="name"
        maxLength={100}
      />
      <FramedField {...fieldOf("label")} label={t("label")} onChange={(label) => change({ label })} maxLength={30} />
    </>
  );
}
