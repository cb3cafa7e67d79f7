import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onCloseToasts, onToast, type Toast } from "@/utils/browser/toasts";

const ToastView = dynamic(() => import("@/components/layout/messages/toast-view").then((loaded) => loaded.ToastView), {
  ssr: false,
});

/** The frame's place for toasts. The script that draws them is loaded with the first toast. */
export function Toaster() {
  const [last, setLast] = useState<{ id: number; toast: Toast } | null>(null);

  useEffect(() => {
    // Each toast has its own number, also after all toasts were closed.
    let id = 0;
    const stops = [
      onToast((toast) => {
        id += 1;
        setLast({ id, toast });
      }),
      onCloseToasts(() => setLast(null)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return last && <ToastView {...last} />;
}
