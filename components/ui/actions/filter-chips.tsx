import styles from "@/components/ui/actions/filter-chips.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { RemovalChip } from "@/components/ui/values/chip";
import { focusList } from "@/utils/browser/focus-list";

interface FilterChip {
  label: string;
  /** The list without it. */
  href: string;
  /** The full text for screen readers: `Remove filter 256 GB`. */
  name: string;
}

interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  /** The list without any. */
  clear: { label: string; href: string };
}

/** The active filters of a list, each as a link to the list without it. Nothing is shown if there are none. */
export function FilterChips({ label: name, chips, clear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={name} className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <RemovalChip {...chip} />
        </li>
      ))}
      <li>
        <SiteLink href={clear.href} prefetch={false} scroll={false} className={styles.clear} onClick={focusList}>
          {clear.label}
        </SiteLink>
      </li>
    </ul>
  );
}
