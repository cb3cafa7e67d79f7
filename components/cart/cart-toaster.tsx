import { Portal } from "@chakra-ui/react";
import { useTranslation } from "next-i18next/pages";
import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify";
import styles from "@/components/cart/cart.module.css";
import type { CartNotice } from "@/context/cart/cart-store";

/** SPEC 9: how long a toast stays. */
const TOAST_MS = 2500;
const CONTAINER = "cart";

/** A failed update in words, red and at the bottom of the screen (ERR-01 to ERR-03, TOAST-01 to TOAST-03). */
export function CartToaster({ notice }: { notice: CartNotice }) {
  const { t } = useTranslation("cart");
  const { id, message } = notice;

  useEffect(() => {
    // One at a time: fast clicks would pile them up over the way to the checkout.
    toast.dismiss({ containerId: CONTAINER });
    toast.error(message ?? t("wentWrong"), { toastId: `cart-${id}`, containerId: CONTAINER });
  }, [id, message, t]);

  return (
    // At the end of the body: inside of the header it would lie under an open side cart.
    <Portal>
      <ToastContainer
        containerId={CONTAINER}
        className={styles.toasts ?? ""}
        position="bottom-center"
        autoClose={TOAST_MS}
        theme="colored"
        hideProgressBar
        pauseOnHover={false}
        pauseOnFocusLoss={false}
      />
    </Portal>
  );
}
