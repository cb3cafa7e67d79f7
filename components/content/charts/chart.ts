import type { ShownBlock } from "@/services/content/content-page.server";

/** What a chart is drawn from. */
export type Chart = Pick<Extract<ShownBlock, { type: "chart" }>, "labels" | "series" | "unit"> & {
  /** A number in the digits of the page. */
  figure: (value: number) => string;
};
