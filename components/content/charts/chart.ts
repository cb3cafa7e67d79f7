import type { ShownBlock } from "@/services/content/content-page.server";

/** The data of a chart. */
export type Chart = Pick<Extract<ShownBlock, { type: "chart" }>, "labels" | "series"> & {
  /** Formats a number in the digits of the page's language. */
  figure: (value: number) => string;
};
