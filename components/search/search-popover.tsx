import { type RefObject, useEffect, useRef } from "react";
import { SearchBox } from "@/components/search/search-box";
import styles from "@/components/search/search-popover.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

interface SearchPopoverProps {
  open: boolean;
  /** The element with the icon and the popover below it. A click outside it closes the popover. */
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The popover below the search icon (SEARCH-01 to SEARCH-16). Loaded when first needed, then kept for the visit. */
export function SearchPopover({ open, root, onClose }: SearchPopoverProps) {
  const { t } = useTexts("search");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose();
    };
    // On the document: the focus can be on the icon, and after a click on a plain part of the popover it is nowhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      onClose();
      root.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open, root, onClose]);

  return (
    <div role="dialog" aria-label={t("box.title")} hidden={!open} className={styles.popover}>
      <SearchBox field={field} shown={open} />
    </div>
  );
}
