import { decodeQR } from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { qrOf } from "./qrOf.ts";

/** Renders a code as a browser does, `scale` pixels per module. */
function pixelsOf({ size, path }: ReturnType<typeof qrOf>, scale: number) {
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left = "", top = "", width = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    const [x, y, length] = [Number(left) * scale, Number(top) * scale, Number(width) * scale];
    for (let row = y; row < y + scale; row += 1) {
      for (let column = x; column < x + length; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

describe("qrOf", () => {
  it.each(["Dc28a4061470f4af48973bd2a4642b4fa", "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69"])(
    "encodes %s so that a camera can read it",
    (text) => {
      expect(decodeQR(pixelsOf(qrOf(text), 4))).toBe(text);
    },
  );

  it("has a border of four modules", () => {
    const { path, size } = qrOf("D1");
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, w]) => [
      Number(x),
      Number(y),
      Number(x) + Number(w),
    ]);
    expect(Math.min(...starts.map(([x = 0]) => x))).toBe(4);
    expect(Math.max(...starts.map(([, , end = 0]) => end))).toBe(size - 4);
  });
});
