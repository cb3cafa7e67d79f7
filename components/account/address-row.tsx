import { useRef } from "react";
import styles from "@/components/account/account.module.css";
import addressStyles from "@/components/account/address-book.module.css";
import { BlockQuestion } from "@/components/account/block-question";
import { Button } from "@/components/ui/actions/button";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import type { AddressBook as Book, EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { formatNumber } from "@/utils/numbers/digits";

interface AddressRowProps {
  address: SavedAddress;
  book: Book;
  onEdit: (address: EditedAddress) => void;
}

/** A saved address, with buttons to edit it, to make it the default and to delete it. */
export function AddressRow({ address, book, onEdit }: AddressRowProps) {
  const { t, language } = useTexts("account");
  const { busy, removalId, requestRemoval } = book;
  const opener = useRef<HTMLButtonElement>(null);
  const { id, label, fullName, isDefault } = address;
  const name = label || address.address;
  const postCode = formatNumber(address.postCode, language);
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
      <AddressTools
        address={address}
        name={name}
        book={book}
        onEdit={onEdit}
        onRemove={(button) => {
          opener.current = button;
          requestRemoval(id);
        }}
      />
      {removalId === id && (
        <BlockQuestion
          text={t("addresses.ask", { name })}
          confirm={t(busy === id ? "addresses.removing" : "addresses.confirm")}
          cancel={t("addresses.cancel")}
          busy={busy === id}
          failure={undefined}
          onConfirm={book.remove}
          onCancel={() => {
            requestRemoval(null);
            opener.current?.focus();
          }}
        />
      )}
    </li>
  );
}

interface AddressToolsProps {
  address: SavedAddress;
  /** The name of the address. */
  name: string;
  book: Pick<Book, "busy" | "removalId" | "chooseDefault">;
  onEdit: (address: EditedAddress) => void;
  onRemove: (button: HTMLButtonElement) => void;
}

/** The buttons of a saved address. */
function AddressTools({ address, name, book, onEdit, onRemove }: AddressToolsProps) {
  const { t } = useTexts("account");
  const { id, isDefault } = address;
  return (
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
          aria-busy={book.busy === id}
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
        aria-expanded={book.removalId === id}
        aria-label={t("addresses.removeName", { name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        {t("addresses.remove")}
      </Button>
    </p>
  );
}
