import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/values/chip.module.css";
import { Icon } from "@/components/ui/values/icon";
import { focusList } from "@/utils/browser/focus-list";

interface RemovalChipProps {
  /** The address of the page without the filter of the chip. */
  href: string;
  label: string;
  /** The full text for screen readers: `Remove 256 GB`. */
  name: string;
}

/** A chosen filter that can be removed. It is a link, so that it works without script. */
export function RemovalChip({ href, label, name }: RemovalChipProps) {
  return (
    <SiteLink href={href} prefetch={false} scroll={false} className={styles.chip} onClick={focusList} aria-label={name}>
      {label}
      <Icon name="close" size={14} />
    </SiteLink>
  );
}

interface ToggleChipProps {
  label: string;
  pressed: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** A choice that is switched on or off at once. */
export function ToggleChip({ label, pressed, disabled = false, onToggle }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} disabled={disabled} onClick={onToggle}>
      {pressed && <Icon name="check" size={14} />}
      {label}
    </button>
  );
}
