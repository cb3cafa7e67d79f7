import styles from "@/components/ui/forms/search-bar.module.css";

interface SearchBarProps {
  /** Where the query is sent, as a GET; the answer has an address of its own. */
  action: string;
  /** Of the field, unique on the page. */
  id: string;
  name: string;
  label: string;
  button: string;
  value: string;
  hint?: string;
  /** Most characters. */
  most?: number;
  /** What else the address says and keeps saying. */
  kept?: Readonly<Record<string, string | number | null>>;
}

/** One line to search with, which needs no script. */
export function SearchBar({ action, id, name, label, button, value, hint, most = 80, kept = {} }: SearchBarProps) {
  return (
    <search>
      <form action={action} className={styles.search}>
        <label htmlFor={id}>{label}</label>
        {/* The page is rendered again with the next query, and the field with it. */}
        <input key={value} id={id} name={name} type="search" maxLength={most} defaultValue={value} placeholder={hint} />
        {Object.entries(kept).map(
          ([field, said]) => said !== null && <input key={field} type="hidden" name={field} value={said} />,
        )}
        <button type="submit">{button}</button>
      </form>
    </search>
  );
}
