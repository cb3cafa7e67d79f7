import { useEffect } from "react";
import { createPortal } from "react-dom";
import { ToastContainer, toast as toastify } from "react-toastify";
import styles from "@/components/layout/messages/toast-view.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Toast } from "@/utils/browser/toasts";

/** How long a toast stays (TOAST-01). */
const TOAST_MS = 2500;
const CONTAINER = "frame";
const TYPES = { failure: "error", note: "info", success: "success" } as const;

/** The latest toast, at the bottom centre. Screen readers announce it (TOAST-01 to TOAST-03). */
export function ToastView({ id, toast }: { id: number; toast: Toast }) {
  const { t } = useTexts();

  useEffect(() => {
    const { kind, message } = toast;
    // Only one toast at a time: after fast clicks, several toasts would cover the checkout button.
    toastify.dismiss({ containerId: CONTAINER });
    toastify(message, {
      type: TYPES[kind],
      toastId: `toast-${id}`,
      containerId: CONTAINER,
      // A failure interrupts the screen reader; other messages wait.
      role: kind === "failure" ? "alert" : "status",
    });
    // The package measures the time by an animation, which ends at once if the user prefers reduced motion.
    const end = setTimeout(() => toastify.dismiss({ id: `toast-${id}`, containerId: CONTAINER }), TOAST_MS);
    return () => clearTimeout(end);
  }, [id, toast]);

  // At the end of the body: inside the page, an open dialog would cover it.
  return createPortal(
    <ToastContainer
      containerId={CONTAINER}
      className={styles.toasts ?? ""}
      aria-label={t("toasts.label")}
      position="bottom-center"
      autoClose={false}
      theme="colored"
      draggable={false}
      closeButton={({ closeToast }) => (
        <button type="button" className={styles.close} aria-label={t("toasts.close")} onClick={() => closeToast()}>
          <Icon name="close" size={18} />
        </button>
      )}
    />,
    document.body,
  );
}
