import styles from "@/components/ui/lists/add-on-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

interface AddOnListProps {
  label: string;
  /** A price of null poisha means free. */
  items: readonly { title: string; pricePoisha: number | null }[];
  /** The word for a free one. */
  free: string;
}

/** The add-ons of a product, each free or with its price. Nothing is shown if there are none. */
export function AddOnList({ label, items, free }: AddOnListProps) {
  const { language } = useTexts();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ title, pricePoisha }) => (
        <li key={title}>
          <span>{title}</span>
          <b>{pricePoisha === null ? free : formatMoney(pricePoisha, language)}</b>
        </li>
      ))}
    </ul>
  );
}
