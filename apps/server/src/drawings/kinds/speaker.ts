import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, middle, outline } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { mark } from "./parts.ts";

const corners = [10, 24, 4, 16] as const;
const floor = 318;

function cabinet([x, width, height]: readonly [number, number, number], paint: Paint, variation: Variation): string {
  const y = floor - height;
  const cone = width * 0.36;
  const [coneX, coneY] = [x + width / 2, y + height - cone - 20];
  return (
    box([x, y, width, height, corners[variation.ground]], paint.body, outline(paint.edge)) +
    (height > 130 ? disc([coneX, y + height * 0.24, width * 0.2], paint.dark, outline(paint.soft, 3)) : "") +
    disc([coneX, coneY, cone], paint.dark, outline(variation.tint, 3.5)) +
    disc([coneX, coneY, cone * 0.56], paint.second) +
    disc([coneX, coneY, cone * 0.22], paint.soft)
  );
}

const subwoofer = (paint: Paint, { tint }: Variation): string =>
  box([136, 176, 128, 142, 10], paint.side, outline(paint.edge)) +
  disc([middle, 248, 46], paint.dark, outline(tint, 4)) +
  disc([middle, 248, 18], paint.second);

/** Speakers: as many as the set has, larger with more power. */
export const speaker = defineKind({
  hue: "k",
  traits: {
    set: factWord("channels", { five: /5\.1|7\.1/u, sub: /2\.1/u, one: /^1/u }, "two"),
    watts: factNumber("power", [2, 600], 30),
  },
  shadow: () => [322, 124],
  draw: ({ set, watts }, paint, variation) => {
    const strength = Math.min(1, Math.log10(watts) / 2.4);
    const [width, height] = [70 + strength * 30, 120 + strength * 96 + variation.mark * 8];
    if (set === "one")
      return (
        cabinet([middle - width * 0.8, width * 1.6, height * 0.9], paint, variation) +
        mark([middle, 330 - height * 0.9, 5], variation)
      );
    const pair = (at: number, share: number): string =>
      cabinet([middle - at - width * share, width * share, height * share], paint, variation) +
      cabinet([middle + at, width * share, height * share], paint, variation);
    if (set === "two") return pair(16, 1);
    const front = set === "sub" ? pair(76, 0.78) : pair(116, 0.6) + pair(72, 0.46);
    return front + subwoofer(paint, variation);
  },
});
