import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onToast, type Toast } from "@/utils/toasts";

const ToastView = dynamic(() => import("@/components/layout/toast-view").then((loaded) => loaded.ToastView), {
  ssr: false,
});

/** The frame's place for toasts. What draws them comes with the first. */
export function Toaster() {
  const [last, setLast] = useState<{ id: number; toast: Toast } | null>(null);

  useEffect(() => onToast((toast) => setLast((before) => ({ id: (before?.id ?? 0) + 1, toast }))), []);

  return last && <ToastView {...last} />;
}
