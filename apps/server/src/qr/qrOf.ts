import { encodeQR } from "qr";

/** A QR code to render: the number of modules per side, and the dark ones as an SVG path with the module as unit. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** The dark modules of a row, each run as a rectangle. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
  }
  return path;
}

/** Makes a QR code of a text, with the empty border that readers need. */
export function qrOf(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  return { size: rows.length, path: rows.map(runsOf).join("") };
}
