import { defineKind } from "../defineKind.ts";
import { hues, mix } from "../paint.ts";
import { box, disc, middle, outline, shape } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { mark } from "./parts.ts";

const lenses = { "4k": 50, "2k": 44, hd: 38, small: 30 } as const;
/** The height of the middle of the lens. */
const lensY = 178;

/** Webcams: the higher the resolution, the larger the lens. */
export const webcam = defineKind({
  hue: "k",
  traits: {
    resolution: factWord("resolution", { "4k": /4k|2160/u, "2k": /2k|1440/u, hd: /1080/u, small: /./u }, "hd"),
    view: factNumber("view", [50, 120], 78),
    focus: factWord("focus", { fixed: /fix|fast/u }, "auto"),
  },
  shadow: () => [300, 74],
  draw: ({ resolution, view, focus }, paint, variation) => {
    const lens = lenses[resolution];
    const half = view * 1.25;
    const corner = variation.ground % 2 === 0 ? 54 : 26;
    return (
      box([182, 228, 36, 36, 4], paint.side) +
      shape("M146 260h108l18 36H128z", paint.body, outline(paint.edge)) +
      box([middle - half, 122, half * 2, 112, corner], paint.body, outline(paint.edge)) +
      disc([middle, lensY, lens], paint.dark, outline(focus === "fixed" ? paint.edge : variation.tint, 4)) +
      disc([middle, lensY, lens * 0.56], mix(variation.tint, hues.k, 0.45)) +
      disc([middle, lensY, lens * 0.28], paint.dark) +
      disc([middle - lens * 0.22, lensY - lens * 0.24, lens * 0.14], "#ffffff", { opacity: 0.8 }) +
      mark([middle + half - 26, lensY, 5], variation)
    );
  },
});
