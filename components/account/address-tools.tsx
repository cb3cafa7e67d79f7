import styles from "@/components/account/account.module.css";
import addressStyles from "@/components/account/address-book.module.css";
import { Button } from "@/components/ui/actions/button";
import type { AddressBook as Book, EditedAddress } from "@/hooks/account/use-address-book";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SavedAddress } from "@/services/account/saved-addresses-service";

interface AddressToolsProps {
  address: SavedAddress;
  /** The name of the address. */
  name: string;
  book: Pick<Book, "busy" | "asked" | "chooseDefault">;
  onEdit: (address: EditedAddress) => void;
  onRemove: (button: HTMLButtonElement) => void;
}

/** The buttons of a saved address. */
export function AddressTools({ address, name, book, onEdit, onRemove }: AddressToolsProps) {
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
        aria-expanded={book.asked === id}
        aria-label={t("addresses.removeName", { name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        {t("addresses.remove")}
      </Button>
    </p>
  );
}
