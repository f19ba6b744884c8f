import type { DrawnKind } from "../DrawnKind.ts";
import { box, disc, line, outline, shape, times } from "../shapes.ts";
import { fan, lightColour, lightPatterns, lightWords, mark, sideBySide } from "./parts.ts";

const caseTypes = ["full", "mid", "mini", "cube", "desk", "slim", "open"] as const;
const caseSizes = {
  full: [150, 292],
  mid: [142, 256],
  mini: [132, 214],
  cube: [128, 168],
  desk: [236, 96],
  slim: [70, 230],
  open: [180, 226],
} as const;
const panels = ["glass", "mesh", "acrylic", "solid"] as const;

/** Computer cases from the side, with the height of their kind and their side panel. */
export const computerCase: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice(
      "kind",
      {
        open: /bench|open|\u00f6ppet/u,
        slim: /slim|smalt/u,
        desk: /desktop|htpc|liggande/u,
        full: /full|stort/u,
        cube: /itx/u,
        mini: /mini|micro|litet/u,
        mid: /./u,
      },
      "mid",
    ),
    facts.choice("panel", { glass: /glas/u, mesh: /mesh|n\u00e4t/u, acrylic: /acryl|akryl/u }, "solid"),
    facts.number("volume", [5, 120], 45),
    facts.number("cardSlots", [1, 11], 7),
  ],
  shadow: (values) => [344, caseSizes[values.word(0, caseTypes, "mid")][0] * 0.66],
  draw: (values, paint, variation) => {
    const type = values.word(0, caseTypes, "mid");
    const panel = values.word(1, panels, "solid");
    const stretch = 0.92 + values.number(2, [5, 120], 45) / 640;
    const [width, height] = [caseSizes[type][0] * stretch * (type === "desk" ? 1 : 1.12), caseSizes[type][1]];
    const depth = type === "desk" ? 20 : 44;
    const [x, y] = [200 - (width + depth) / 2, 340 - height];
    const inner: readonly [number, number, number, number] = [x + 10, y + 12, width - 20, height - 26];
    const fans = type === "desk" || type === "slim" ? 1 : Math.max(1, Math.floor((height - 60) / 66));
    const radius = Math.min(27, width * 0.2);
    const inside =
      box([...inner, 6], panel === "acrylic" ? "#cfe0e6" : paint.dark, { opacity: panel === "acrylic" ? 0.8 : 1 }) +
      times(Math.min(fans, 3), (index) =>
        fan(
          [x + width - 20 - radius, y + 22 + radius + index * (radius * 2 + 8), radius],
          paint,
          index === variation.mark ? variation.tint : null,
        ),
      ) +
      times(Math.min(4, values.number(3, [1, 11], 7) / 2), (index) =>
        box([x + 18, y + height * 0.5 + index * 12, width * 0.4, 5, 2], paint.soft),
      ) +
      box([x + 18, y + 24, width * 0.34, height * 0.26, 4], paint.soft) +
      shape(
        `M${inner[0] + 6} ${inner[1] + inner[3] - 6}L${inner[0] + inner[2] * 0.6} ${inner[1] + 4}h${inner[2] * 0.16}L${inner[0] + inner[2] * 0.2} ${inner[1] + inner[3] - 6}z`,
        "#ffffff",
        { opacity: 0.1 },
      );
    const face = {
      glass: inside,
      acrylic: inside,
      mesh:
        box([...inner, 6], paint.side) +
        times((height - 50) / 9, (index) =>
          line(`M${x + 18} ${y + 24 + index * 9}h${width - 36}`, outline(paint.soft, 3), { "stroke-dasharray": "1 6" }),
        ),
      solid:
        box([...inner, 6], paint.side, { opacity: 0.45 }) +
        line(`M${x + 24} ${y + height * (0.3 + variation.ground * 0.12)}h${width - 48}`, outline(paint.soft, 3)),
    }[panel];
    return (
      box([x + 8, y + height - 2, 22, 8, 2], paint.side) +
      box([x + width - 22, y + height - 2, 22, 8, 2], paint.side) +
      shape(`M${x + width} ${y}l${depth} 12v${height - 24}l${-depth} 12z`, paint.second, outline(paint.edge)) +
      times(variation.ground + 2, (index) =>
        line(`M${x + width + depth * 0.3} ${y + 44 + index * 22}l${depth * 0.45} 3`, outline(paint.edge, 2.5)),
      ) +
      box([x, y, width, height, 8], paint.body, outline(paint.edge)) +
      face +
      mark([x + width + depth * 0.5, y + 28, 4], variation)
    );
  },
};

const supplySizes = { atx: [150, 86], sfx: [126, 64], flex: [86, 46], tfx: [106, 66] } as const;

/** Power supplies by form factor; modular ones with sockets instead of cables. */
export const powerSupply: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("form", { sfx: /sfx|itx/u, flex: /flex/u, tfx: /tfx/u, atx: /./u }, "atx"),
    facts.number("length", [80, 230], 150),
    facts.choice("modular", { fully: /helt|full|ja/u, partly: /delvis|semi/u, fixed: /./u }, "fixed"),
    facts.number("power", [100, 2500], 650),
  ],
  shadow: () => [306, 116],
  draw: (values, paint, variation) => {
    const form = values.word(0, ["atx", "sfx", "flex", "tfx"], "atx");
    const [across, high] = supplySizes[form];
    const depth = values.number(1, [80, 230], 150);
    const modular = values.word(2, ["fully", "partly", "fixed"], "fixed");
    const watts = values.number(3, [100, 2500], 650);
    const [width, height] = [across * 0.5 + depth * 0.92, high * 0.5 + across * 0.72];
    const [x, y] = [188 - width / 2, 296 - height];
    const cables = modular === "fully" ? 0 : modular === "partly" ? 2 : 4;
    return (
      times(cables, (index) =>
        line(
          `M${x + width - 6} ${y + height * 0.5 + index * 9}c46 ${8 - index * 4} 16 ${50 - index * 5} ${58 - index * 6} ${70 - index * 9}`,
          outline(index % 2 === 0 ? paint.soft : paint.side, 6),
        ),
      ) +
      shape(`M${x} ${y}l26 -26h${width}l-26 26z`, paint.side, outline(paint.edge, 1)) +
      shape(`M${x + width} ${y}l26 -26v${height}l-26 26z`, paint.soft, outline(paint.edge, 1)) +
      (modular === "fixed"
        ? ""
        : times(4, (index) => box([x + width + 6, y + 16 + index * (height * 0.2), 12, 12, 2], paint.dark))) +
      box([x, y, width, height, 4], paint.body, outline(paint.edge)) +
      fan([x + width * 0.5, y + height * 0.5, Math.min(width, height) * 0.41], paint) +
      disc([x + width * 0.5, y + height * 0.5, 6], variation.tint) +
      times(Math.max(1, watts / 250), (index) => box([x + 8 + index * 8, y + height - 10, 5, 4, 1], variation.tint)) +
      mark([x + width - 20, y + 14, 5], variation) +
      (variation.ground > 1 ? box([x, y + height * 0.5 - 5, 10, 10 + variation.ground * 6, 2], paint.second) : "")
    );
  },
};

/** Case fans, as many as in the box. */
export const caseFan: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.number("size", [30, 220], 120),
    facts.number("pack", [1, 6], 1),
    facts.choice("light", { ...lightPatterns }, "none"),
    facts.choice("flow", { reverse: /reverse|bak\u00e5t/u, forward: /./u }, "forward"),
  ],
  draw: (values, paint, variation) => {
    const size = values.number(0, [30, 220], 120);
    const count = values.number(1, [1, 6], 1);
    const light = values.word(2, lightWords, "none");
    const isReverse = values.word(3, ["forward", "reverse"], "forward") === "reverse";
    const edge = 100 + size * 1.06;
    const corner = [18, 34, 8, 26][variation.ground] ?? 18;
    const one = (index: number): string => {
      const start = 200 - edge / 2;
      const glow = lightColour(light, index + variation.mark);
      return (
        box([start, start, edge, edge, corner], paint.body, outline(paint.edge)) +
        (glow === null ? "" : disc([200, 200, edge * 0.465], "none", { ...outline(glow, 7), opacity: 0.85 })) +
        fan([200, 200, edge * 0.43], paint, glow) +
        (isReverse
          ? line(
              `M200 200L${start + 12} ${start + 12}M200 200L${start + edge - 12} ${start + 12}M200 200v${edge / 2 - 10}`,
              outline(paint.edge, 6),
            )
          : "") +
        mark([200, 200, edge * 0.035], variation) +
        times(4, (at) =>
          disc(
            [at % 2 === 0 ? start + 14 : start + edge - 14, at < 2 ? start + 14 : start + edge - 14, 6],
            paint.side,
            outline(paint.edge, 1.5),
          ),
        )
      );
    };
    return count === 1 ? one(0) : sideBySide(count, edge, one);
  },
};

/** Processor coolers: a tower with fans, a flat one, or a water cooler with a radiator. */
export const cooler: DrawnKind = {
  hue: "k",
  tell: (facts) => {
    const isWater =
      facts.isYes("water") || (/\d/u.test(facts.text("radiator")) && !facts.text("water").startsWith("nej"));
    const height = isWater ? 0 : facts.number("height", [20, 190], 150);
    return [
      isWater ? facts.number("radiator", [120, 480], 240) : 0,
      height,
      facts.number("fans", [1, 3], height > 163 ? 2 : 1),
      /rgb/u.test(facts.words) ? "rgb" : "none",
    ];
  },
  shadow: (values) => (values.number(0, [0, 480], 0) > 0 ? [330, 122] : [330, 90]),
  draw: (values, paint, variation) => {
    const radiator = values.number(0, [0, 480], 0);
    const light = values.word(3, lightWords, "none");
    const glow = (index: number): string | null => lightColour(light, index + variation.mark);
    if (radiator > 0) {
      const across = radiator % 140 === 0 ? 140 : 120;
      const count = Math.max(1, Math.round(radiator / across));
      const each = Math.min(across * 0.74, 318 / count);
      const [x, y] = [200 - (each * count) / 2, 92];
      return (
        line(
          `M${x + each * count - 24} ${y + each}c20 70 -60 60 -70 110M${x + each * count - 44} ${y + each}c14 60 -50 60 -60 104`,
          outline(paint.side, 11),
        ) +
        box([x - 12, y - 10, each * count + 24, each + 20, 6], paint.body, outline(paint.edge)) +
        times(
          count,
          (index) =>
            box([x + each * index + 3, y + 3, each - 6, each - 6, 10], paint.side) +
            fan([x + each * (index + 0.5), y + each / 2, each * 0.43], paint, glow(index)),
        ) +
        (variation.ground % 2 === 0
          ? disc([200, 280, 46], paint.body, outline(glow(3) ?? paint.edge, 3))
          : box([156, 238, 88, 84, 16], paint.body, outline(glow(3) ?? paint.edge, 3))) +
        disc([200, 280, 30], paint.dark) +
        mark([200, 280, 11], variation)
      );
    }
    const height = values.number(1, [20, 190], 150);
    const fans = values.number(2, [1, 3], 1);
    const tall = 50 + height * 1.24;
    const wide = height < 90 ? 214 : 176 + variation.ground * 8;
    const [x, y] = [200 - wide / 2, 312 - tall];
    const fins = Math.max(3, Math.round((tall - 40) / 14));
    const radius = Math.max(14, Math.min((tall - 34) / 2, wide / 2 - 24));
    return (
      (height < 90
        ? ""
        : times(4, (index) =>
            line(`M${x + 32 + index * ((wide - 64) / 4)} ${y + 6}c0 -26 18 -26 18 0`, outline("#b4764e", 6)),
          )) +
      times(fins, (index) => box([x, y + 4 + index * 14, wide, 7, 2], paint.soft)) +
      times(Math.min(fans, 2), (index) =>
        box(
          [x + 16 + index * 14, y + 8 + index * 6, wide - 32 - index * 14, Math.max(28, tall - 34), 12],
          paint.body,
          outline(paint.edge),
        ),
      ) +
      fan([200 + (fans > 1 ? 7 : 0), y + 8 + (tall - 34) / 2, radius], paint, glow(0)) +
      mark([200 + (fans > 1 ? 7 : 0), y + 8 + (tall - 34) / 2, 6], variation) +
      box([164, 306, 72, 14, 3], "#b4764e") +
      box([148, 318, 104, 12, 4], paint.side, outline(paint.edge))
    );
  },
};
