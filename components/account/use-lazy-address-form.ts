import { useCallback } from "react";
import type { AddressBook as Book, EditedAddress } from "@/hooks/account/use-address-book";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";
import { translatorFor } from "@/utils/text/translations";

/** The form and its texts, loaded only for editing. */
async function loadForm(language: "en" | "bn") {
  const [{ AddressForm }, { default: texts }] = await Promise.all([
    import("@/components/account/address-form"),
    language === "bn" ? import("@/locales/bn/address-form.json") : import("@/locales/en/address-form.json"),
  ]);
  translatorFor(language, { "address-form": texts });
  return AddressForm;
}

/** The form of an address, loaded when one is edited. Without it nothing is edited. */
export function useLazyAddressForm(book: Pick<Book, "edit">) {
  const { t, language } = useTexts("account");
  const { part: Form, want } = useLazyPart(useCallback(() => loadForm(language), [language]));
  const edit = (address: EditedAddress | null) => {
    book.edit(address);
    if (address === null) return;
    void want().then((isThere) => {
      if (isThere) return;
      book.edit(null);
      showToast({ kind: "failure", message: t("addresses.formFailed") });
    });
  };
  return { Form, edit };
}
