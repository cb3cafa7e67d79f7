import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import styles from "@/components/ui/actions/popover.module.css";
import { Icon } from "@/components/ui/values/icon";

/** The space that stays free beside the panel, in pixels. */
const MARGIN = 16;

interface PopoverProps {
  /** The label of the button that opens the panel. */
  label: string;
  children: ReactNode;
}

/** More about the thing beside it. Escape, a tap or click elsewhere, and leaving it by keyboard close it. */
export function Popover({ label, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [open]);

  // Shifted before it is painted, so that it never goes beyond the edge of a narrow screen.
  useLayoutEffect(() => {
    const box = panel.current;
    if (!open || !box) return;
    const over = box.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN);
    box.style.marginInlineStart = over > 0 ? `${-over}px` : "";
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for the button and for what the panel holds
    <span
      ref={root}
      className={styles.popover}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector("button")?.focus();
      }}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="caretDown" size={14} />
      </button>
      <span ref={panel} id={id} className={styles.panel} hidden={!open}>
        {children}
      </span>
    </span>
  );
}
