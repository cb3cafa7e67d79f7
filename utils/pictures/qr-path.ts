/** A QR code in the form that an SVG draws. */
export interface QrDrawing {
  /** The modules per side, including the quiet zone. */
  size: number;
  /** One path over a viewBox of `0 0 size size`. */
  path: string;
}

/**
 * The dark modules of a QR code as one path: adjacent modules of a row are one rectangle, to keep the path short.
 * @param rows true where a module is dark
 */
export function qrPath(rows: readonly (readonly boolean[])[]): QrDrawing {
  let path = "";
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
    }
  }
  return { size: rows.length, path };
}
