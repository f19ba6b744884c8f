import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import { mix, type Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, disc, line, middle, outline, shape, unit } from "../shapes.ts";
import { factNumber, flag, number, word } from "../traits.ts";

/**
 * The maximum width of a drawn screen, and the physical width it stands for: 49 inches, three and a half times as wide
 * as high.
 */
const widest = 352;
const widestMillimetres = 1200;

/** The width when the height is 100: 16:9. */
const usualRatio = 178;

interface Proportions {
  readonly inches: number;
  /** The width when the height is 100. */
  readonly ratio: number;
  readonly isCurved: boolean;
}

const feet = ["foot", "legs", "wide"] as const;
type Foot = (typeof feet)[number];

interface Screen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bend: number;
}

/** Larger screens are drawn larger, but by less than the real difference, and never higher than the canvas allows. */
function measureScreen({ inches, ratio: hundredths, isCurved }: Proportions): Screen {
  const ratio = hundredths / 100;
  const millimetres = (inches * 25.4 * ratio) / Math.hypot(ratio, 1);
  const wanted = widest * (millimetres / widestMillimetres) ** 0.5;
  const width = Math.min(widest, wanted, 252 * ratio);
  const height = width / ratio;
  return {
    left: centred(width),
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
    `M${unit(x)} ${unit(y - bow * 0.5)}Q200 ${unit(y + bow)} ${unit(x + w)} ${unit(y - bow * 0.5)}` +
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
  ] as const;
  const near = `M${at(0, 0.9)}Q${at(0.4, 0.62)} ${at(0.72, 0.84)}Q${at(0.88, 0.92)} ${at(1, 0.8)}V${unit(y + h)}H${unit(x)}Z`;
  return (
    disc([x + w * (0.22 + kind * 0.26), y + h * 0.3, Math.min(w, h) * 0.1], "#f4efe2", { opacity: 0.85 }) +
    shape(skyline[ground], far, { opacity: 0.75 }) +
    shape(near, tint)
  );
}

function stand(kind: Foot, paint: Paint, screen: Screen): string {
  const bottom = screen.top + screen.height - 4;
  const floor = bottom + 44;
  const neck = box([190, bottom, 20, 38], paint.side);
  if (kind === "legs") {
    const [knee, sole, apart] = [unit(floor - 10), unit(floor + 5), screen.width * 0.26];
    const legs = `M200 ${knee}L${unit(middle - apart)} ${sole}M200 ${knee}L${unit(middle + apart)} ${sole}`;
    return neck + line(legs, outline(paint.edge, 9)) + line(legs, outline(paint.body, 6));
  }
  const reach = kind === "wide" ? screen.width * 0.28 : Math.max(38, screen.width * 0.17);
  return neck + box([middle - reach, floor - 5, reach * 2, 10, 5], paint.body, outline(paint.edge));
}

/** The width when the height is 100, from `21:9` or from the resolution. */
function ratioOf(facts: FactReader): number {
  const [, across = "16", down = "9"] =
    /(\d+(?:[.,]\d+)?)\s*[:x]\s*(\d+)/u.exec(facts.text("ratio") || facts.text("resolution")) ?? [];
  return Math.round((Number(across.replace(",", ".")) / Number(down)) * 100) || usualRatio;
}

/** Fast screens stand on legs, and wide ones on a wide foot. */
function footOf(facts: FactReader): Foot {
  if (facts.number("rate", [0, 1000], 60) >= 144) return "legs";
  return ratioOf(facts) > 200 ? "wide" : "foot";
}

/** Screens, with their width, height and curvature. */
export const screen = defineKind({
  hue: "k",
  traits: {
    inches: factNumber("diagonal", [10, 65], 24),
    ratio: number([80, 400], usualRatio, ratioOf),
    isCurved: flag(
      "curved",
      "flat",
      (facts) => /curved|b\u00f6jd|v\u00e4lvd|\b\d{3,4}r\b/u.test(facts.words) || ratioOf(facts) >= 320,
    ),
    foot: word(feet, "foot", footOf),
  },
  shadow: (proportions) => {
    const { top, height, width } = measureScreen(proportions);
    return [top + height + 50, width * 0.34];
  },
  draw: ({ foot, ...proportions }, paint, variation) => {
    const place = measureScreen(proportions);
    return (
      stand(foot, paint, place) +
      shape(frameOf(place, 0), paint.body, { ...outline(paint.edge), "stroke-linejoin": "round" }) +
      shape(frameOf(place, 5), mix(variation.tint, "#eaf1f4", 0.72)) +
      motif(place, variation) +
      shape(frameOf(place, 2.5), "none", outline(paint.body, 5))
    );
  },
});
