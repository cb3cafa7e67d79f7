import { type ReactNode, useEffect, useRef } from "react";
import errorText from "@/components/ui/forms/error-text.module.css";
import { Callout } from "@/components/ui/sections/callout";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";

/** Replaces a longer form and takes the focus. Otherwise the shorter page would leave the reader at the footer. */
export function ActionOutcome({ title, children }: { title?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Callout tone="success" {...(title !== undefined && { title })}>
        {children}
      </Callout>
    </div>
  );
}

/** Why the last action was not done: in the server's words about a field, otherwise in those of the site. */
export function ActionError({ view: { refusal, error } }: { view: Pick<OrderActionsView, "refusal" | "error"> }) {
  const { t } = useTexts("orders");
  return (
    <p className={errorText.error} role="alert">
      {refusal ?? (error !== null && t(`actions.${error}`))}
    </p>
  );
}
