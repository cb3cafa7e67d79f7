import styles from "@/components/layout/header/mobile-menu.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { MenuItem } from "@/utils/menu/menu-item";

interface SectionChoiceProps {
  sections: readonly MenuItem[];
  /** The section whose list is shown. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The buttons for Personal, Business and About. The list of the chosen section is shown. */
export function SectionChoice({ sections, chosen, onChoose }: SectionChoiceProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t("header.sections")} className={styles.sections}>
      {sections.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
