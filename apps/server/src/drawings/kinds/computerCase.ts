import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, line, outline, shape, times } from "../shapes.ts";
import { factNumber, factWord, type ValueOf } from "../traits.ts";
import { type Area, fan, mark } from "./parts.ts";

const sizes = {
  full: [150, 292],
  mid: [142, 256],
  mini: [132, 214],
  cube: [128, 168],
  desk: [236, 96],
  slim: [70, 230],
  open: [180, 226],
} as const;

type Kind = keyof typeof sizes;

const panelTrait = factWord("panel", { glass: /glas/u, mesh: /mesh|n\u00e4t/u, acrylic: /acryl|akryl/u }, "solid");

interface Side {
  readonly kind: Kind;
  readonly panel: ValueOf<typeof panelTrait>;
  readonly cardSlots: number;
  readonly place: Area;
}

/** The part of a side that its panel covers. */
const innerOf = ([x, y, width, height]: Area): Area => [x + 10, y + 12, width - 20, height - 26];

function reflection([x, y, width, height]: Area): string {
  const [bottom, end] = [y + height - 6, x + width * 0.6];
  return shape(`M${x + 6} ${bottom}L${end} ${y + 4}h${width * 0.16}L${x + width * 0.2} ${bottom}z`, "#ffffff", {
    opacity: 0.1,
  });
}

/** What can be seen through a pane: fans, cards and the cooler. */
function inside({ kind, panel, cardSlots, place }: Side, paint: Paint, variation: Variation): string {
  const [x, y, width, height] = place;
  const inner = innerOf(place);
  const isClear = panel === "acrylic";
  const fans = kind === "desk" || kind === "slim" ? 1 : Math.max(1, Math.floor((height - 60) / 66));
  const radius = Math.min(27, width * 0.2);
  return (
    box([...inner, 6], isClear ? "#cfe0e6" : paint.dark, { opacity: isClear ? 0.8 : 1 }) +
    times(Math.min(fans, 3), (index) =>
      fan(
        [x + width - 20 - radius, y + 22 + radius + index * (radius * 2 + 8), radius],
        paint,
        index === variation.mark ? variation.tint : null,
      ),
    ) +
    times(Math.min(4, cardSlots / 2), (index) =>
      box([x + 18, y + height * 0.5 + index * 12, width * 0.4, 5, 2], paint.soft),
    ) +
    box([x + 18, y + 24, width * 0.34, height * 0.26, 4], paint.soft) +
    reflection(inner)
  );
}

const mesh = ([x, y, width, height]: Area, paint: Paint): string =>
  box([...innerOf([x, y, width, height]), 6], paint.side) +
  times((height - 50) / 9, (index) =>
    line(`M${x + 18} ${y + 24 + index * 9}h${width - 36}`, outline(paint.soft, 3), { "stroke-dasharray": "1 6" }),
  );

const solid = ([x, y, width, height]: Area, paint: Paint, { ground }: Variation): string =>
  box([...innerOf([x, y, width, height]), 6], paint.side, { opacity: 0.45 }) +
  line(`M${x + 24} ${y + height * (0.3 + ground * 0.12)}h${width - 48}`, outline(paint.soft, 3));

function panelOf(side: Side, paint: Paint, variation: Variation): string {
  if (side.panel === "mesh") return mesh(side.place, paint);
  return side.panel === "solid" ? solid(side.place, paint, variation) : inside(side, paint, variation);
}

/** Computer cases from the side, with the height of their kind and their side panel. */
export const computerCase = defineKind({
  hue: "k",
  traits: {
    kind: factWord(
      "kind",
      {
        open: /bench|open|\u00f6ppet/u,
        slim: /slim|smalt/u,
        desk: /desktop|htpc|liggande/u,
        full: /full|stort/u,
        cube: /itx/u,
        mini: /mini|micro|litet/u,
      },
      "mid",
    ),
    panel: panelTrait,
    litres: factNumber("volume", [5, 120], 45),
    cardSlots: factNumber("cardSlots", [1, 11], 7),
  },
  shadow: ({ kind }) => [344, sizes[kind][0] * 0.66],
  draw: ({ kind, panel, litres, cardSlots }, paint, variation) => {
    const [across, height] = sizes[kind];
    const width = across * (0.92 + litres / 640) * (kind === "desk" ? 1 : 1.12);
    const depth = kind === "desk" ? 20 : 44;
    const [x, y] = [centred(width + depth), 340 - height];
    const end = x + width;
    return (
      box([x + 8, y + height - 2, 22, 8, 2], paint.side) +
      box([end - 22, y + height - 2, 22, 8, 2], paint.side) +
      shape(`M${end} ${y}l${depth} 12v${height - 24}l${-depth} 12z`, paint.second, outline(paint.edge)) +
      times(variation.ground + 2, (index) =>
        line(`M${end + depth * 0.3} ${y + 44 + index * 22}l${depth * 0.45} 3`, outline(paint.edge, 2.5)),
      ) +
      box([x, y, width, height, 8], paint.body, outline(paint.edge)) +
      panelOf({ kind, panel, cardSlots, place: [x, y, width, height] }, paint, variation) +
      mark([end + depth * 0.5, y + 28, 4], variation)
    );
  },
});
