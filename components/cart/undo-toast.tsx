import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "@/components/cart/undo-toast.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";

/** The undo toast has its own duration, longer than the other toasts, because it has a button (docs/decisions/09). */
export const UNDO_MS = 5_000;

interface UndoToastProps {
  /** `drawer`: inside the open side cart, which traps the focus. `page`: over the page. */
  place: "drawer" | "page";
}

/**
 * The removed line, with a button to restore it (feature 26). It stays five seconds, and longer while the pointer or
 * the focus is on it.
 */
export function UndoToast({ place }: UndoToastProps) {
  const { removed } = useCart();
  if (removed === null) return null;
  const toast = <Removed key={removed.id} id={removed.id} title={removed.title} place={place} />;
  return place === "drawer" ? toast : createPortal(toast, document.body);
}

function Removed({ id, title, place }: UndoToastProps & { id: number; title: string }) {
  const { t } = useTexts("cart");
  const { undo, clearRemoved } = useCart();
  const [isPaused, setPaused] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const text = useId();

  // A screen reader announces a live region when its text changes, not when it is added.
  useEffect(() => setAnnouncement(t("undo.status", { title })), [t, title]);

  // The button that removed the line was removed with it. In the side cart the heading takes the focus instead.
  useEffect(() => {
    if (place === "page" && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [place]);

  useEffect(() => {
    if (isPaused) return;
    const end = setTimeout(() => clearRemoved(id), UNDO_MS);
    return () => clearTimeout(end);
  }, [isPaused, id, clearRemoved]);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // A landmark: over the page it is outside of all others.
    <section
      aria-labelledby={text}
      className={`${styles.toast} ${styles[place]}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p className={page.srOnly} role="status">
        {announcement}
      </p>
      <p id={text} className={styles.text}>
        {t("undo.removed", { title })}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.undo}
        aria-label={t("undo.actionTitle", { title })}
        onClick={undo}
      >
        {t("undo.action")}
      </button>
      <button type="button" className={styles.close} aria-label={t("undo.close")} onClick={() => clearRemoved(id)}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
