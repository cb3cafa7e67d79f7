import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/button";

interface PrintButtonProps {
  variant?: "primary" | "outline";
  size?: "sm" | "lg";
  children: ReactNode;
}

/** Prints the page. The frame hides it in a partner's app: a web view cannot print (layout/site-layout.module.css). */
export function PrintButton({ variant = "outline", size, children }: PrintButtonProps) {
  return (
    <Button variant={variant} {...(size && { size })} data-print onClick={() => window.print()}>
      {children}
    </Button>
  );
}
