import { useRef, useState } from "react";
import type { ProductView } from "@/services/catalog/catalog-service";
import { readPrintName, readPrintNumber } from "@/utils/checkout/print-text";
import type { Instalments } from "@/utils/money/instalments";

/** The choices beside the variant, in the form that the cart accepts. */
export interface ChosenExtras {
  /** Slug of the bundle. */
  bundle?: string;
  name?: string;
  number?: string;
}

type Written = Required<ChosenExtras>;

/** The form state of a product's bundle and printed text. */
export type Extras = ReturnType<typeof useExtras>;

/** The included bundle is selected at first, as on the card. */
const atFirst = ({ includedBundle }: ProductView): Written => ({ bundle: includedBundle, name: "", number: "" });

/** True if the product has choices beside the variant. A pre-order has none. */
export const hasExtras = ({ preorder, bundles, printPoisha }: ProductView): boolean =>
  preorder === null && (bundles.length > 0 || printPoisha !== null);

/** The price of these extras per piece, in poisha, without the product's own price. */
function extrasPrice({ bundles, printPoisha }: ProductView, { bundle }: ChosenExtras, isPrinted: boolean): number {
  const addOns = bundles.find(({ slug }) => slug === bundle)?.addOns ?? [];
  return addOns.reduce((sum, addOn) => sum + addOn.pricePoisha, isPrinted ? (printPoisha ?? 0) : 0);
}

/** The instalments of a piece at a price, the lowest monthly amount first; empty if there is no plan for it. */
export function instalmentsAt({ instalments }: Pick<ProductView, "instalments">, pricePoisha: number): Instalments[] {
  return instalments.find((priced) => priced.pricePoisha === pricePoisha)?.plans ?? [];
}

/** Keeps the choices beside the variant of a product. Another product starts with new ones. */
export function useExtras(product: ProductView) {
  const { slug } = product;
  const [state, setState] = useState({ slug, written: atFirst(product) });
  const writtenOf = (known: typeof state) => (known.slug === slug ? known.written : atFirst(product));
  const fields = { name: useRef<HTMLInputElement>(null), number: useRef<HTMLInputElement>(null) };
  const written = writtenOf(state);
  const name = readPrintName(written.name);
  const number = readPrintNumber(written.number);
  const chosen: ChosenExtras = {
    ...(written.bundle !== "" && { bundle: written.bundle }),
    ...(name !== null && { name }),
    ...(number !== null && { number }),
  };
  const isPrinted = name !== null || number !== null;
  const nameIsWrong = written.name.trim() !== "" && name === null;
  const numberIsWrong = written.number.trim() !== "" && number === null;
  return {
    ...written,
    // At hydration, several controls may be read one after the other.
    set: (change: Partial<Written>) => setState((before) => ({ slug, written: { ...writtenOf(before), ...change } })),
    chosen,
    /** True if a name or a number is printed on it. */
    isPrinted,
    /** Their price per piece, in poisha. */
    pricePoisha: extrasPrice(product, chosen, isPrinted),
    nameIsWrong,
    numberIsWrong,
    fields,
    /** False if the text cannot be printed; its field then gets the focus. */
    check() {
      if (nameIsWrong) fields.name.current?.focus();
      else if (numberIsWrong) fields.number.current?.focus();
      return !(nameIsWrong || numberIsWrong);
    },
  };
}
