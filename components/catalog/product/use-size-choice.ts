import { useRef, useState } from "react";
import { useSizeIsOpen } from "@/components/catalog/product/use-variant";
import type { ProductView } from "@/services/catalog/catalog-service";

/** The anchor of the sizes, which the buy bar leads to. */
export const SIZES_ID = "sizes";

/** The size of a garment as long as it is to be chosen. */
export interface SizeChoice {
  /** True until a size is chosen; false for everything that needs none. */
  isOpen: boolean;
  /** True after a try to buy without one. */
  isMissing: boolean;
  box: React.RefObject<HTMLDivElement | null>;
  /** Shows the sizes with the focus on the first. */
  goTo(): void;
  /** False as long as a size is to be chosen; it then has the focus and a sentence says so. */
  check(): boolean;
}

/** Keeps whether a size is still to be chosen, and where that is done. */
export function useSizeChoice(product: ProductView): SizeChoice {
  const isOpen = useSizeIsOpen(product);
  const [askedFor, setAskedFor] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const goTo = () => {
    box.current?.scrollIntoView({ block: "center" });
    box.current?.querySelector("a")?.focus({ preventScroll: true });
  };
  return {
    isOpen,
    isMissing: isOpen && askedFor === product.slug,
    box,
    goTo,
    check() {
      if (!isOpen) return true;
      setAskedFor(product.slug);
      goTo();
      return false;
    },
  };
}
