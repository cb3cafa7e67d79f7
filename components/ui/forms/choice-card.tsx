import type { ReactNode } from "react";
import styles from "@/components/ui/forms/choice-card.module.css";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import page from "@/components/ui/sections/page.module.css";

interface ChoiceCardProps {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  title: string;
  /** Shown at the end of the title line, e.g. a fee. */
  aside?: ReactNode;
  children: ReactNode;
  onChoose: () => void;
}

/** A radio button as a card: the whole card is its target. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, checked, disabled = false, title, aside, children, onChoose } = props;
  return (
    <label className={styles.choice} data-checked={checked || undefined} data-disabled={disabled || undefined}>
      <ChoiceInput type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={styles.choiceText}>
        <span className={styles.choiceTitle}>
          <span>{title}</span>
          {aside !== undefined && <span className={styles.choiceAside}>{aside}</span>}
        </span>
        <span className={page.quiet}>{children}</span>
      </span>
    </label>
  );
}
