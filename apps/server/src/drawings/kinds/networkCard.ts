import { defineKind } from "../defineKind.ts";
import { hues, mix } from "../paint.ts";
import { box, line, outline, times } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { chip, chipBlack, contacts, displayGrey, mark, steel, steelEdge } from "./parts.ts";

/** Where the board starts. */
const left = 100;

const port = (x: number, y: number): string =>
  box([x, y, 46, 40, 3], "#cdd4da", outline(steelEdge)) + box([x + 8, y + 10, 26, 22, 2], displayGrey);

/** Network cards: a board with its connector, or a USB stick. */
export const networkCard = defineKind({
  hue: "n",
  traits: {
    form: factWord("interface", { usb: /usb/u, long: /x4|x8|x16/u }, "short"),
    lanes: factNumber("interface", [1, 16], 1),
  },
  draw: ({ form, lanes }, paint, variation) => {
    if (form === "usb") {
      return (
        line(`M150 230c-30 30 -60 ${20 + variation.ground * 12} -92 40`, outline(paint.soft, 12)) +
        box([140, 150, 150, 84, 16], hues.k, outline("#5a636c")) +
        port(250, 170) +
        mark([176, 192, 8], variation)
      );
    }
    const isLong = form === "long";
    const end = left + (isLong ? 236 : 186);
    const ports = 1 + (lanes > 2 ? 1 : 0) + (variation.mark === 2 ? 1 : 0);
    return (
      box([84, 98, 16, 216, 3], steel, outline(steelEdge, 1)) +
      box([left, 116, end - left, 142, 5], mix(paint.body, "#2c5240", 0.2), outline(paint.edge)) +
      times(ports, (index) => port(78, 124 + index * 46)) +
      chip([178, 138 + variation.ground * 4, isLong ? 74 : 54], { ...paint, side: chipBlack }, paint.accent) +
      times(3, (index) => box([end - 34, 132 + index * 26, 20, 14, 2], chipBlack)) +
      mark([end - 24, 236, 5], variation) +
      contacts([150, 258, isLong ? 140 : 50, 16])
    );
  },
});
