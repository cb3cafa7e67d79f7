/** The 360° views of a product: one sheet of square pictures, row by row. */
export interface View360Data {
  /** The sheet's original; the page shows one of its two built widths. */
  src: string;
  frames: number;
  columns: number;
  /** "#rrggbb", the background of the sheet, which the stage also paints around it. */
  tint: string;
}

/** Views of 400 and of 640 px; scripts/build-pictures.mjs writes the same two. */
const SHEET_WIDTHS = { small: 2400, large: 3840 } as const;
const ORIGINAL = /^\/images\/kit\/(turn\/.+)\.webp$/;

/** The address of a built sheet: small for phones, large for wider pages. A sheet outside the kit keeps its address. */
export function sheetAddress({ src }: Pick<View360Data, "src">, size: keyof typeof SHEET_WIDTHS): string {
  const name = ORIGINAL.exec(src)?.[1];
  return name === undefined ? src : `/img/${name}-${SHEET_WIDTHS[size]}.webp`;
}

/** A view number beyond either end, wrapped to the range 0 to frames - 1. */
export function wrapFrame(frame: number, frames: number): number {
  return ((frame % frames) + frames) % frames;
}

/**
 * The view after a drag: a drag across the full stage is one full turn, and the product follows the hand.
 * @param from the view at which the drag started
 * @param distance pixels to the right; negative to the left
 * @param width of the stage in pixels; with width 0, nothing turns
 */
export function frameAfterDrag(from: number, distance: number, width: number, frames: number): number {
  if (width <= 0) return from;
  return wrapFrame(from + Math.round((distance / width) * frames), frames);
}

/** The angle of a view from the first view, in whole degrees. */
export function turnedDegrees(frame: number, frames: number): number {
  return Math.round((frame * 360) / frames);
}

/** The size and position of a sheet, in percent, so that a window of one view shows this view. */
export function sheetPlace(frame: number, { frames, columns }: Pick<View360Data, "frames" | "columns">) {
  const rows = Math.ceil(frames / columns);
  return {
    width: `${columns * 100}%`,
    height: `${rows * 100}%`,
    left: `${-100 * (frame % columns)}%`,
    top: `${-100 * Math.floor(frame / columns)}%`,
  };
}
