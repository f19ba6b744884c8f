import type { DrawnKind, DrawnValues } from "../DrawnKind.ts";
import { hues, mix, type Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, outline, shape, unit } from "../shapes.ts";
import { mark } from "./parts.ts";

/**
 * The maximum width of a drawn screen, and the physical width it stands for: 49 inches, three and a half times as wide
 * as high.
 */
const widest = 352;
const widestMillimetres = 1200;

interface Screen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bend: number;
}

/** Larger screens are drawn larger, but by less than the real difference, and never higher than the canvas allows. */
function measureScreen(values: DrawnValues): Screen {
  const inches = values.number(0, [10, 65], 24);
  const ratio = values.number(1, [80, 400], 178) / 100;
  const millimetres = (inches * 25.4 * ratio) / Math.hypot(ratio, 1);
  const wanted = widest * (millimetres / widestMillimetres) ** 0.5;
  const width = Math.min(widest, wanted, 252 * ratio);
  const height = width / ratio;
  const isCurved = values.word(2, ["flat", "curved"], "flat") === "curved";
  return {
    left: 200 - width / 2,
    top: 176 - height / 2,
    width,
    height,
    bend: isCurved ? Math.min(22, width * 0.055) : 0,
  };
}

/** The outline of a screen; the horizontal edges bend if it is curved. */
function frameOf({ left, top, width, height, bend }: Screen, inset: number): string {
  const [x, y, w, h] = [left + inset, top + inset, width - inset * 2, height - inset * 2];
  const bow = bend - inset * 0.2;
  if (bend === 0) return `M${unit(x)} ${unit(y)}h${unit(w)}v${unit(h)}h${unit(-w)}z`;
  return (
    `M${unit(x)} ${unit(y - bow * 0.5)}Q${unit(200)} ${unit(y + bow)} ${unit(x + w)} ${unit(y - bow * 0.5)}` +
    `V${unit(y + h + bow * 0.5)}Q200 ${unit(y + h - bow)} ${unit(x)} ${unit(y + h + bow * 0.5)}Z`
  );
}

/** The picture on the screen: hills, dunes, a sun or a wave, by the seed. */
function motif(screen: Screen, { tint, ground, mark: kind }: Variation): string {
  const { left, top, width, height, bend } = screen;
  const inset = 6;
  const [x, y, w, h] = [left + inset, top + inset + bend * 0.45, width - inset * 2, height - inset * 2 - bend * 0.9];
  const at = (across: number, down: number): string => `${unit(x + w * across)} ${unit(y + h * down)}`;
  const far = mix(tint, "#ffffff", 0.35);
  const skyline = [
    `M${at(0, 0.7)}Q${at(0.25, 0.3)} ${at(0.5, 0.62)}T${at(1, 0.5)}V${unit(y + h)}H${unit(x)}Z`,
    `M${at(0, 0.8)}L${at(0.28, 0.36)} ${at(0.46, 0.66)} ${at(0.68, 0.28)} ${at(1, 0.72)}V${unit(y + h)}H${unit(x)}Z`,
    `M${at(0, 0.45)}C${at(0.3, 0.1)} ${at(0.4, 0.95)} ${at(0.7, 0.55)}S${at(0.9, 0.3)} ${at(1, 0.35)}V${unit(y + h)}H${unit(x)}Z`,
    `M${at(0, 0.62)}H${unit(x + w)}V${unit(y + h)}H${unit(x)}Z`,
  ];
  const near = `M${at(0, 0.9)}Q${at(0.4, 0.62)} ${at(0.72, 0.84)}Q${at(0.88, 0.92)} ${at(1, 0.8)}V${unit(y + h)}H${unit(x)}Z`;
  return (
    disc([x + w * (0.22 + kind * 0.26), y + h * 0.3, Math.min(w, h) * 0.1], "#f4efe2", { opacity: 0.85 }) +
    shape(skyline[ground] ?? "", far, { opacity: 0.75 }) +
    shape(near, tint)
  );
}

function stand(kind: string, paint: Paint, screen: Screen): string {
  const bottom = screen.top + screen.height - 4;
  const floor = bottom + 44;
  const neck = box([190, bottom, 20, 38], paint.side);
  if (kind === "legs") {
    return (
      neck +
      line(
        `M200 ${unit(floor - 10)}L${unit(200 - screen.width * 0.26)} ${unit(floor + 5)}M200 ${unit(floor - 10)}L${unit(200 + screen.width * 0.26)} ${unit(floor + 5)}`,
        outline(paint.edge, 9),
      ) +
      line(
        `M200 ${unit(floor - 10)}L${unit(200 - screen.width * 0.26)} ${unit(floor + 5)}M200 ${unit(floor - 10)}L${unit(200 + screen.width * 0.26)} ${unit(floor + 5)}`,
        outline(paint.body, 6),
      )
    );
  }
  const reach = kind === "wide" ? screen.width * 0.28 : Math.max(38, screen.width * 0.17);
  return neck + box([200 - reach, floor - 5, reach * 2, 10, 5], paint.body, outline(paint.edge));
}

/** Screens, with their width, height and curvature. */
export const screen: DrawnKind = {
  hue: "k",
  tell: (facts) => {
    const [, across = "16", down = "9"] =
      /(\d+(?:[.,]\d+)?)\s*[:x]\s*(\d+)/u.exec(facts.text("ratio") || facts.text("resolution")) ?? [];
    const ratio = Math.round((Number(across.replace(",", ".")) / Number(down)) * 100) || 178;
    const isCurved = /curved|b\u00f6jd|v\u00e4lvd|\b\d{3,4}r\b/u.test(facts.words) || ratio >= 320;
    const rate = facts.number("rate", [0, 1000], 60);
    const foot = rate >= 144 ? "legs" : ratio > 200 ? "wide" : "foot";
    return [facts.number("diagonal", [10, 65], 24), ratio, isCurved ? "curved" : "flat", foot];
  },
  shadow: (values) => {
    const { top, height, width } = measureScreen(values);
    return [top + height + 50, width * 0.34];
  },
  draw: (values, paint, variation) => {
    const place = measureScreen(values);
    return (
      stand(values.word(3, ["foot", "legs", "wide"], "foot"), paint, place) +
      shape(frameOf(place, 0), paint.body, { ...outline(paint.edge), "stroke-linejoin": "round" }) +
      shape(frameOf(place, 5), mix(variation.tint, "#eaf1f4", 0.72)) +
      motif(place, variation) +
      shape(frameOf(place, 2.5), "none", outline(paint.body, 5))
    );
  },
};

/** Webcams: the higher the resolution, the larger the lens. */
export const webcam: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("resolution", { "4k": /4k|2160/u, "2k": /2k|1440/u, hd: /1080/u, small: /./u }, "hd"),
    facts.number("view", [50, 120], 78),
    facts.choice("focus", { fixed: /fix|fast/u, auto: /./u }, "auto"),
  ],
  shadow: () => [300, 74],
  draw: (values, paint, variation) => {
    const sharp = values.word(0, ["4k", "2k", "hd", "small"], "hd");
    const lens = { "4k": 50, "2k": 44, hd: 38, small: 30 }[sharp];
    const half = values.number(1, [50, 120], 78) * 1.25;
    const corner = variation.ground % 2 === 0 ? 54 : 26;
    const isFixed = values.word(2, ["auto", "fixed"], "auto") === "fixed";
    return (
      box([182, 228, 36, 36, 4], paint.side) +
      shape("M146 260h108l18 36H128z", paint.body, outline(paint.edge)) +
      box([200 - half, 122, half * 2, 112, corner], paint.body, outline(paint.edge)) +
      disc([200, 178, lens], paint.dark, outline(isFixed ? paint.edge : variation.tint, 4)) +
      disc([200, 178, lens * 0.56], mix(variation.tint, hues.k, 0.45)) +
      disc([200, 178, lens * 0.28], paint.dark) +
      disc([200 - lens * 0.22, 178 - lens * 0.24, lens * 0.14], "#ffffff", { opacity: 0.8 }) +
      mark([200 + half - 26, 178, 5], variation)
    );
  },
};
