import styles from "@/components/layout/header/header.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useColourMode } from "@/hooks/layout/use-colour-mode";
import { useTexts } from "@/hooks/ui/use-texts";

/** Switches between light and dark. Both icons are in the page, and the style sheet shows the right one. */
export function ColourModeButton({ className = styles.tool }: { className?: string | undefined }) {
  const { t } = useTexts();
  const { mode, toggle } = useColourMode();
  return (
    <button
      type="button"
      className={className}
      onClick={toggle}
      aria-label={t("colourMode.toggle")}
      // The server does not know the mode, so the state is left out until the script runs.
      aria-pressed={mode === null ? undefined : mode === "dark"}
    >
      <Icon name="moon" size={22} className={styles.moon} />
      <Icon name="sun" size={22} className={styles.sun} />
    </button>
  );
}
