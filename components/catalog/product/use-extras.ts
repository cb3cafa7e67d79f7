import { useRef, useState } from "react";
import type { ProductView } from "@/services/catalog/catalog-service";
import { readPrintName, readPrintNumber } from "@/utils/checkout/print-text";
import type { Instalments } from "@/utils/money/instalments";

/** What was chosen beside the variant, as a cart takes it. */
export interface ChosenExtras {
  /** Slug of the bundle. */
  bundle?: string;
  name?: string;
  number?: string;
}

interface Written {
  bundle: string;
  name: string;
  number: string;
}

/** The bundle and the text of a product while they are chosen. */
export interface Extras extends Written {
  set(change: Partial<Written>): void;
  chosen: ChosenExtras;
  /** What they cost a piece, in poisha. */
  pricePoisha: number;
  nameIsWrong: boolean;
  numberIsWrong: boolean;
  fields: { name: React.RefObject<HTMLInputElement | null>; number: React.RefObject<HTMLInputElement | null> };
  /** False when the text cannot be printed; its field then has the focus. */
  check(): boolean;
}

/** The included bundle is selected at first, as on the card. */
const atFirst = ({ includedBundle }: ProductView): Written => ({ bundle: includedBundle, name: "", number: "" });

/** Whether there is something to choose beside the variant; a pre-order is for the article alone. */
export const hasExtras = ({ preorder, bundles, printPoisha }: ProductView): boolean =>
  preorder === null && (bundles.length > 0 || printPoisha !== null);

/** What a piece costs with these extras beyond its own price, in poisha. */
export function extrasPrice(product: Pick<ProductView, "bundles" | "printPoisha">, chosen: ChosenExtras): number {
  const addOns = product.bundles.find(({ slug }) => slug === chosen.bundle)?.addOns ?? [];
  const isPrinted = chosen.name !== undefined || chosen.number !== undefined;
  return addOns.reduce((sum, addOn) => sum + addOn.pricePoisha, isPrinted ? (product.printPoisha ?? 0) : 0);
}

/** The instalments of a piece at a sum, the lowest month first; none where no plan is for it. */
export function instalmentsAt({ instalments }: Pick<ProductView, "instalments">, pricePoisha: number): Instalments[] {
  return instalments.find((priced) => priced.pricePoisha === pricePoisha)?.plans ?? [];
}

/** Keeps what is chosen beside the variant of a product; another product begins anew. */
export function useExtras(product: ProductView): Extras {
  const [state, setState] = useState({ slug: product.slug, written: atFirst(product) });
  const fields = { name: useRef<HTMLInputElement>(null), number: useRef<HTMLInputElement>(null) };
  const written = state.slug === product.slug ? state.written : atFirst(product);
  const name = readPrintName(written.name);
  const number = readPrintNumber(written.number);
  const chosen: ChosenExtras = {
    ...(written.bundle !== "" && { bundle: written.bundle }),
    ...(name !== null && { name }),
    ...(number !== null && { number }),
  };
  const nameIsWrong = written.name.trim() !== "" && name === null;
  const numberIsWrong = written.number.trim() !== "" && number === null;
  return {
    ...written,
    set: (change) => setState({ slug: product.slug, written: { ...written, ...change } }),
    chosen,
    pricePoisha: extrasPrice(product, chosen),
    nameIsWrong,
    numberIsWrong,
    fields,
    check() {
      if (nameIsWrong) fields.name.current?.focus();
      else if (numberIsWrong) fields.number.current?.focus();
      return !(nameIsWrong || numberIsWrong);
    },
  };
}
