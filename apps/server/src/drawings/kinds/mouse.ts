import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, middle, outline, shape } from "../shapes.ts";
import { factWord, flag } from "../traits.ts";
import { mark } from "./parts.ts";

/** How far the left side moves for the hand that holds the mouse. */
const leans = { left: 16, right: -16, both: 0 } as const;

type Hand = keyof typeof leans;

const pad = (paint: Paint, variation: Variation): string =>
  box([104, 90, 192, 226, 24], paint.body, outline(paint.edge)) +
  line("M116 256h168M200 256v56", outline(paint.edge, 2.5)) +
  mark([middle, 116, 6], variation);

/** The ball under the thumb. */
function ball(hand: Hand, paint: Paint, { tint }: Variation): string {
  const x = hand === "left" ? 244 : 158;
  return disc([x, 210, 32], tint, outline(paint.edge, 3)) + disc([x - 10, 200, 8], "#ffffff", { opacity: 0.5 });
}

interface Build {
  readonly hand: Hand;
  readonly isGaming: boolean;
}

/** The body with its buttons and wheel. */
function bodyOf({ hand, isGaming }: Build, paint: Paint, variation: Variation): string {
  const half = 68 + variation.mark * 5;
  const [left, right] = [middle - half, middle + half];
  const waist = isGaming ? 14 : variation.ground * 3;
  const [waistLeft, waistRight] = [left + waist, right - waist];
  const grip = waistLeft + leans[hand];
  const outer = `M200 82C${right} 80 ${right} 130 ${waistRight} 190S${right + 6} 260 ${right - 12} 296C240 344 160 344 ${left + 12} 296S${grip - 8} 240 ${grip} 190S${left} 80 200 82Z`;
  const buttons = `M200 84v100M${waistLeft + 6} 188q${half - waist} ${16 - variation.ground * 6} ${half * 2 - waist * 2 - 12} 0`;
  return (
    shape(outer, paint.body, outline(paint.edge)) +
    line(buttons, outline(paint.edge, 2.5)) +
    (isGaming
      ? line(`M${grip + 10} 204v22M${grip + 9} 236v22`, outline(paint.soft, 7)) +
        line("M158 318q42 22 84 0", outline(variation.tint, 5))
      : "") +
    box([190, 112, 20, 46, 10], paint.dark, outline(paint.edge, 1)) +
    box([195, 120, 10, 26, 5], isGaming ? variation.tint : paint.soft)
  );
}

/** Mice, trackballs and pads, for the right hand, the left or both. */
export const mouse = defineKind({
  hue: "k",
  traits: {
    form: factWord("sensor", { ball: /ball|kula/u, pad: /pad|platta/u }, "mouse"),
    hand: factWord("hand", { left: /v\u00e4nster|left/u, both: /b\u00e5da|both|ambi/u, right: /./u }, "both"),
    isWireless: flag("wireless", "cable", (facts) =>
      /wireless|bluetooth|tr\u00e5dl\u00f6s/u.test(`${facts.text("connection")} ${facts.words}`),
    ),
    isGaming: flag(
      "gaming",
      "plain",
      (facts) => /rgb/u.test(facts.words) || facts.isYes("rgb") || facts.number("dpi", [0, 50_000], 0) >= 12_000,
    ),
  },
  shadow: () => [334, 76],
  draw: ({ form, hand, isWireless, isGaming }, paint, variation) => {
    const route = `M200 90c0 -50 ${30 + variation.ground * 14} -20 ${40 + variation.mark * 16} -66`;
    const cable = isWireless ? "" : line(route, outline(paint.soft, 6));
    if (form === "pad") return cable + pad(paint, variation);
    return (
      cable +
      bodyOf({ hand, isGaming }, paint, variation) +
      (form === "ball" ? ball(hand, paint, variation) : "") +
      mark([middle, 276, 8], variation)
    );
  },
});
