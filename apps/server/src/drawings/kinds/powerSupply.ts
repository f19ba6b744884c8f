import { defineKind } from "../defineKind.ts";
import { box, disc, line, outline, shape, times } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { fan, mark } from "./parts.ts";

const sizes = { atx: [150, 86], sfx: [126, 64], flex: [86, 46], tfx: [106, 66] } as const;

/** The cables that cannot be taken off. */
const cableCounts = { fully: 0, partly: 2, fixed: 4 } as const;

/** Power supplies by form factor; modular ones with sockets instead of cables. */
export const powerSupply = defineKind({
  hue: "k",
  traits: {
    form: factWord("form", { sfx: /sfx|itx/u, flex: /flex/u, tfx: /tfx/u }, "atx"),
    depth: factNumber("length", [80, 230], 150),
    modular: factWord("modular", { fully: /helt|full|ja/u, partly: /delvis|semi/u }, "fixed"),
    watts: factNumber("power", [100, 2500], 650),
  },
  shadow: () => [306, 116],
  draw: ({ form, depth, modular, watts }, paint, variation) => {
    const [across, high] = sizes[form];
    const [width, height] = [across * 0.5 + depth * 0.92, high * 0.5 + across * 0.72];
    const [x, y] = [188 - width / 2, 296 - height];
    const end = x + width;
    const [centreX, centreY] = [x + width * 0.5, y + height * 0.5];
    return (
      times(cableCounts[modular], (index) =>
        line(
          `M${end - 6} ${centreY + index * 9}c46 ${8 - index * 4} 16 ${50 - index * 5} ${58 - index * 6} ${70 - index * 9}`,
          outline(index % 2 === 0 ? paint.soft : paint.side, 6),
        ),
      ) +
      shape(`M${x} ${y}l26 -26h${width}l-26 26z`, paint.side, outline(paint.edge, 1)) +
      shape(`M${end} ${y}l26 -26v${height}l-26 26z`, paint.soft, outline(paint.edge, 1)) +
      (modular === "fixed"
        ? ""
        : times(4, (index) => box([end + 6, y + 16 + index * (height * 0.2), 12, 12, 2], paint.dark))) +
      box([x, y, width, height, 4], paint.body, outline(paint.edge)) +
      fan([centreX, centreY, Math.min(width, height) * 0.41], paint) +
      disc([centreX, centreY, 6], variation.tint) +
      times(Math.max(1, watts / 250), (index) => box([x + 8 + index * 8, y + height - 10, 5, 4, 1], variation.tint)) +
      mark([end - 20, y + 14, 5], variation) +
      (variation.ground > 1 ? box([x, centreY - 5, 10, 10 + variation.ground * 6, 2], paint.second) : "")
    );
  },
});
