import { defineKind } from "../defineKind.ts";
import { box, centred, line, outline, times } from "../shapes.ts";
import { factWord, number } from "../traits.ts";
import { gigabytes } from "./gigabytes.ts";
import { mark, steel, steelEdge } from "./parts.ts";

const corners = [8, 22, 34, 14] as const;

/** External disks: portable or for the desk. */
export const externalDisk = defineKind({
  hue: "k",
  traits: {
    kind: factWord("kind", { desk: /desk|bord|skriv/u }, "pocket"),
    capacity: number([1, 64_000], 1000, (facts) => gigabytes(facts.text("capacity"))),
    plug: factWord("interface", { c: /type-c|usb-c/u }, "a"),
  },
  shadow: ({ kind }) => (kind === "desk" ? [338, 62] : [316, 82]),
  draw: ({ kind, capacity, plug }, paint, variation) => {
    const isDesk = kind === "desk";
    const steps = Math.max(1, Math.min(7, Math.round(Math.log2(capacity / 250))));
    const [width, height] = isDesk ? [112, 262] : [146 + variation.mark * 8, 196 + steps * 4];
    const [x, y] = [centred(width), (isDesk ? 336 : 316) - height];
    const [end, bottom] = [x + width, y + height];
    const corner = corners[variation.ground];
    return (
      line(`M${end - 8} ${bottom - 40}c70 10 20 -130 84 -140`, outline(paint.soft, 7)) +
      box([end + 68, bottom - 192, (plug === "c" ? 8 : 14) * 1.6, 26, 3], steel, outline(steelEdge)) +
      box([x, y, width, height, corner], paint.body, outline(paint.edge)) +
      box([x + 10, y + height * 0.62, width - 20, height * 0.3, Math.max(4, corner - 8)], paint.second) +
      times(steps, (index) => box([x + 22, y + 24 + index * 15, width - 44, 5, 2.5], paint.soft)) +
      mark([end - 28, bottom - 26, 7], variation)
    );
  },
});
