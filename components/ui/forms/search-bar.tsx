import fields from "@/components/ui/forms/plain-field.module.css";
import styles from "@/components/ui/forms/search-bar.module.css";

interface SearchBarProps {
  /** The target of the query, sent by GET. The results have an address of their own. */
  action: string;
  /** The id of the field, unique on the page. */
  id: string;
  name: string;
  label: string;
  button: string;
  value: string;
  hint?: string;
  maxLength?: number;
  /** The other query parameters of the address, which are kept. */
  hiddenFields?: Readonly<Record<string, string | number | null>>;
}

/** A search field of one line, which needs no script. */
export function SearchBar(props: SearchBarProps) {
  const { action, id, name, label, button, value, hint, maxLength = 80, hiddenFields = {} } = props;
  return (
    <search>
      <form action={action} className={`${styles.form} ${styles.bar}`}>
        <label htmlFor={id}>{label}</label>
        {/* Keyed by the query: the page and the field are rendered again with the next query. */}
        <input
          key={value}
          id={id}
          name={name}
          type="search"
          maxLength={maxLength}
          defaultValue={value}
          placeholder={hint}
          className={fields.input}
        />
        {Object.entries(hiddenFields).map(
          ([field, hiddenValue]) =>
            hiddenValue !== null && <input key={field} type="hidden" name={field} value={hiddenValue} />,
        )}
        <button type="submit">{button}</button>
      </form>
    </search>
  );
}
