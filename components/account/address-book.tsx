import { useCallback, useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import addressStyles from "@/components/account/address-book.module.css";
import { BlockQuestion } from "@/components/account/block-question";
import { Button } from "@/components/ui/actions/button";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { type AddressBook as Book, type EditedAddress, useAddressBook } from "@/hooks/account/use-address-book";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { SAVED_ADDRESS_LIMIT } from "@/utils/addresses/saved-address";
import { showToast } from "@/utils/browser/toasts";
import { formatCount, toBengaliDigits } from "@/utils/numbers/digits";
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

/** The delivery addresses that the number saved: the default first, each to edit, to delete and to make the default. */
export function AddressBook({ addresses }: { addresses: SavedAddress[] | null }) {
  const { t, language } = useTexts("account");
  const book = useAddressBook(addresses);
  const { block, edited, outcome } = book;
  const { part: Form, want } = useLazyPart(useCallback(() => loadForm(language), [language]));
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was clicked is gone with its row or its form.
  useEffect(() => {
    if (outcome === "saved" || outcome === "removed") status.current?.focus();
  }, [outcome]);
  const edit = (address: EditedAddress | null) => {
    book.edit(address);
    if (address === null) return;
    void want().then((isThere) => {
      if (isThere) return;
      book.edit(null);
      showToast({ kind: "failure", message: t("addresses.formFailed") });
    });
  };
  const { data } = block;
  const limit = formatCount(SAVED_ADDRESS_LIMIT, language);
  const isFull = (data?.length ?? 0) >= SAVED_ADDRESS_LIMIT;
  return (
    <BlockCard id="addresses" title={t("addresses.title")}>
      {data === null ? (
        <BlockFailure text={t("failure.addresses")} title={t("addresses.title")} block={block} />
      ) : (
        <>
          {data.length === 0 && edited === null && (
            <div className={styles.nothing}>
              <h3>{t("addresses.empty")}</h3>
              <p>{t("addresses.emptyText")}</p>
            </div>
          )}
          {data.length > 0 && (
            <>
              <p className={styles.quiet}>{t(isFull ? "addresses.full" : "addresses.text", { number: limit })}</p>
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

interface AddressRowProps {
  address: SavedAddress;
  book: Book;
  onEdit: (address: EditedAddress) => void;
}

function AddressRow({ address, book, onEdit }: AddressRowProps) {
  const { t, language } = useTexts("account");
  const { busy, asked, ask } = book;
  const opener = useRef<HTMLButtonElement>(null);
  const { id, label, fullName, isDefault } = address;
  const name = label || address.address;
  const postCode = language === "bn" ? toBengaliDigits(address.postCode) : address.postCode;
  return (
    <li className={addressStyles.address}>
      <Icon name="mapPin" size={24} />
      <div className={styles.rowText}>
        <h3>
          {name} {isDefault && <Badge tone="success">{t("addresses.default")}</Badge>}
        </h3>
        <p className={addressStyles.words}>
          {fullName}
          <br />
          {label && `${address.address}, `}
          {address.areaLabel}, {address.districtLabel} {postCode}
        </p>
      </div>
      <p className={addressStyles.tools}>
        <Button
          variant="ghost"
          size="sm"
          className={styles.touch}
          aria-label={t("addresses.editName", { name })}
          onClick={() => onEdit(address)}
        >
          {t("addresses.edit")}
        </Button>
        {!isDefault && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.touch}
            aria-busy={busy === id}
            aria-label={t("addresses.chooseName", { name })}
            onClick={() => void book.chooseDefault(address)}
          >
            {t("addresses.choose")}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className={styles.touch}
          aria-expanded={asked === id}
          aria-label={t("addresses.removeName", { name })}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            ask(id);
          }}
        >
          {t("addresses.remove")}
        </Button>
      </p>
      {asked === id && (
        <BlockQuestion
          text={t("addresses.ask", { name })}
          confirm={t(busy === id ? "addresses.removing" : "addresses.confirm")}
          cancel={t("addresses.cancel")}
          busy={busy === id}
          failure={undefined}
          onConfirm={book.remove}
          onCancel={() => {
            ask(null);
            opener.current?.focus();
          }}
        />
      )}
    </li>
  );
}
