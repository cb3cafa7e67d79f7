import { useCallback } from "react";
import type { AddressBook as Book, EditedAddress } from "@/hooks/account/use-address-book";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";
import type { Language } from "@/utils/text/translations";

/** The form of an address, loaded when an address is edited. If it cannot be loaded, editing does not start. */
export function useLazyAddressForm<Form>(book: Pick<Book, "edit">, load: (language: Language) => Promise<Form>) {
  const { t, language } = useTexts("account");
  const { part: Form, want } = useLazyPart(useCallback(() => load(language), [load, language]));
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
