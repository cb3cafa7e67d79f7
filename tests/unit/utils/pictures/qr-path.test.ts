import { encode } from "uqr";
import { qrPath } from "@/utils/pictures/qr-path";

/** Converts a path of `qrPath` back into QR modules. */
function painted({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

it("draws exactly the dark modules of a code", () => {
  const { data } = encode("LPA:1$smdp.operator.example$7K3M9QXT2HVB4D8N", { ecc: "M", border: 4 });
  const drawing = qrPath(data);
  expect(drawing.size).toBe(data.length);
  expect(painted(drawing)).toEqual(data);
});
