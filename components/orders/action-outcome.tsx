import { type ReactNode, useEffect, useRef } from "react";
import { Callout } from "@/components/ui/sections/callout";

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
