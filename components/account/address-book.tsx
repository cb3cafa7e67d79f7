import { useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { AddressRow } from "@/components/account/address-row";
import { Button } from "@/components/ui/actions/button";
import { type AddressBook as Book, type EditedAddress, useAddressBook } from "@/hooks/account/use-address-book";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { SAVED_ADDRESS_LIMIT } from "@/utils/addresses/saved-address";
import { showToast } from "@/utils/browser/toasts";
import type { Language } from "@/utils/text/translations";

/** The form of an address, loaded when an address is edited. If it cannot be loaded, editing does not start. */
function useLazyAddressForm<Form>(book: Pick<Book, "edit">, load: (language: Language) => Promise<Form>) {
  const { t } = useTexts("account");
  const { part: Form, loadPart } = useLazyPart(load);
  const edit = (address: EditedAddress | null) => {
    book.edit(address);
    if (address === null) return;
    void loadPart().then((isLoaded) => {
      if (isLoaded) return;
      book.edit(null);
      showToast({ kind: "failure", message: t("addresses.formFailed") });
    });
  };
  return { Form, edit };
}

/** Loads the form and its texts, which only editing needs. */
function loadForm(language: Language) {
  return loadWithTexts(
    language,
    "address-form",
    import("@/components/account/address-form").then((loaded) => loaded.AddressForm),
    language === "bn" ? import("@/locales/bn/address-form.json") : import("@/locales/en/address-form.json"),
  );
}

/** The number's saved delivery addresses, the default first. Each can be edited, deleted or made the default. */
export function AddressBook({ addresses }: { addresses: SavedAddress[] | null }) {
  const { t } = useTexts("account");
  const book = useAddressBook(addresses);
  const { block, edited, outcome } = book;
  const { Form, edit } = useLazyAddressForm(book, loadForm);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was clicked was removed with its row or its form.
  useEffect(() => {
    if (outcome === "saved" || outcome === "removed") status.current?.focus();
  }, [outcome]);
  const { data } = block;
  const isFull = (data?.length ?? 0) >= SAVED_ADDRESS_LIMIT;
  return (
    <BlockCard id="addresses" title={t("addresses.title")}>
      {data === null ? (
        <BlockFailure text={t("failure.addresses")} title={t("addresses.title")} block={block} />
      ) : (
        <>
          {data.length === 0 && edited === null && <NoAddresses />}
          {data.length > 0 && (
            <>
              <p className={styles.quiet}>
                {t(isFull ? "addresses.full" : "addresses.text", { number: SAVED_ADDRESS_LIMIT })}
              </p>
              <ul className={styles.rows}>
                {data.map((address) => (
                  <AddressRow key={address.id} address={address} book={book} onEdit={edit} />
                ))}
              </ul>
            </>
          )}
          {edited !== null && Form !== null && (
            <Form
              key={edited === "new" ? "new" : edited.id}
              title={t(edited === "new" ? "addresses.new" : "addresses.change")}
              edited={edited}
              canBeDefault={data.length > 0 && (edited === "new" || !edited.isDefault)}
              onSaved={book.saved}
              onCancel={() => book.edit(null)}
            />
          )}
          {edited === null && !isFull && (
            <Button variant="outline" className={styles.start} onClick={() => edit("new")}>
              {t("addresses.add")}
            </Button>
          )}
          <p
            ref={status}
            tabIndex={-1}
            role="status"
            className={styles.status}
            data-failed={outcome === "failed" || undefined}
          >
            {outcome !== null && t(`addresses.${outcome}`)}
          </p>
        </>
      )}
    </BlockCard>
  );
}

/** Shown when no address is saved yet. */
function NoAddresses() {
  const { t } = useTexts("account");
  return (
    <div className={styles.nothing}>
      <h3>{t("addresses.empty")}</h3>
      <p>{t("addresses.emptyText")}</p>
    </div>
  );
}
