import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { AddressRow } from "@/components/account/address-row";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { readAddressDraft } from "@/hooks/account/address-draft";
import { type AddressBook as Book, type EditedAddress, useAddressBook } from "@/hooks/account/use-address-book";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { SAVED_ADDRESS_LIMIT } from "@/utils/addresses/saved-address";
import { showToast } from "@/utils/browser/toasts";
import type { Language } from "@/utils/text/translations";

/**
 * The form of an address, loaded when an address is edited. If it cannot be loaded, editing does not start. An unfinished
 * address of the number is opened again, for example after the session has ended and the owner has logged in.
 */
function useLazyAddressForm<Form>(
  { edit: open, block: { data } }: Pick<Book, "edit" | "block">,
  { owner, load }: { owner: string; load: (language: Language) => Promise<Form> },
) {
  const { t } = useTexts("account");
  const { part: Form, loadPart } = useLazyPart(load);
  const [isReopened, setReopened] = useState(false);
  const edit = (address: EditedAddress, byItself = false) => {
    open(address);
    setReopened(byItself);
    void loadPart().then((isLoaded) => {
      if (isLoaded) return;
      open(null);
      showToast({ kind: "failure", message: t("addresses.formFailed") });
    });
  };
  const reopen = useEffectEvent(() => {
    const draft = readAddressDraft(owner);
    if (draft === null) return;
    const address = draft.id === null ? "new" : data?.find(({ id }) => id === draft.id);
    if (address !== undefined) edit(address, true);
  });
  const isListed = data !== null;
  useEffect(() => {
    if (isListed) reopen();
  }, [isListed]);
  return { Form, edit, isReopened };
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

interface AddressBookProps {
  /** The logged-in number. */
  owner: string;
  /** Null if they could not be loaded. */
  addresses: SavedAddress[] | null;
}

/** The number's saved delivery addresses, the default first. Each can be edited, deleted or made the default. */
export function AddressBook({ owner, addresses }: AddressBookProps) {
  const { t } = useTexts("account");
  const book = useAddressBook(addresses);
  const { block, edited, outcome } = book;
  const { Form, edit, isReopened } = useLazyAddressForm(book, { owner, load: loadForm });
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
            <p className={page.quiet}>
              {t(isFull ? "addresses.full" : "addresses.text", { number: SAVED_ADDRESS_LIMIT })}
            </p>
          )}
          {data.length > 0 && <AddressRows addresses={data} book={book} onEdit={edit} />}
          {edited !== null && Form !== null && (
            <Form
              key={edited === "new" ? "new" : edited.id}
              title={t(edited === "new" ? "addresses.new" : "addresses.change")}
              edited={edited}
              owner={owner}
              takesFocus={!isReopened}
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

interface AddressRowsProps {
  addresses: readonly SavedAddress[];
  book: Book;
  onEdit: (address: EditedAddress) => void;
}

function AddressRows({ addresses, ...rest }: AddressRowsProps) {
  return (
    <ul className={styles.rows}>
      {addresses.map((address) => (
        <AddressRow key={address.id} address={address} {...rest} />
      ))}
    </ul>
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
