import type { DrawnKind } from "../DrawnKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, group, line, outline, oval, times } from "../shapes.ts";
import { mark } from "./parts.ts";

const worn = ["over", "on", "canal", "bud"] as const;

function earpieces([form, cable]: readonly [form: string, cable: string], paint: Paint, variation: Variation): string {
  const isWireless = cable === "wireless";
  const bud = (x: number, side: 1 | -1): string =>
    group(
      (isWireless
        ? box([-15, 0, 30, 92 - variation.ground * 8, 15], paint.body, outline(paint.edge))
        : line(`M0 20c0 90 ${side * -50} 60 ${side * -40} 130`, outline(paint.soft, 5))) +
        disc([side * 6, 0, 34], paint.body, outline(paint.edge)) +
        (form === "canal"
          ? oval([side * 34, 4, 15, 20], paint.dark, outline(paint.edge))
          : oval([side * 16, -2, 15, 24], paint.dark)) +
        mark([side * -8, 2, 5], variation),
      [x, 152],
    );
  const cradle = isWireless
    ? box([118, 268, 164, 74, 30], paint.body, outline(paint.edge)) +
      line("M124 300h152", outline(paint.edge, 2)) +
      mark([200, 320, 6], variation)
    : line("M170 302c10 30 20 36 30 36s20 -6 30 -36", outline(paint.soft, 5)) + disc([200, 340, 6], paint.edge);
  return cradle + bud(138, 1) + bud(262, -1);
}

/** Headphones: over-ear, on-ear or in-ear, with their cable and microphone. */
export const headphones: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice(
      "worn",
      {
        over: /circum|omsl|over/u,
        on: /supra|p\u00e5liggande|on-ear/u,
        canal: /in ear|in-ear/u,
        bud: /bud|\u00f6ronsn/u,
      },
      "over",
    ),
    facts.isYes("wireless") ? "wireless" : "cable",
    facts.isYes("microphone") ? "mic" : "mute",
    facts.choice("back", { open: /^\u00f6ppen|^open/u, half: /semi|halv/u, closed: /./u }, "closed"),
  ],
  shadow: (values) => (["canal", "bud"].includes(values.word(0, worn, "over")) ? [350, 70] : [326, 108]),
  draw: (values, paint, variation) => {
    const form = values.word(0, worn, "over");
    const cable = values.word(1, ["cable", "wireless"], "cable");
    const isWireless = cable === "wireless";
    if (form === "canal" || form === "bud") return earpieces([form, cable], paint, variation);
    const back = values.word(3, ["open", "half", "closed"], "closed");
    const isOver = form === "over";
    const [width, height] = isOver ? [60, 104 + variation.ground * 3] : [46, 78];
    const corner = [28, 18, 30, 23][variation.ground] ?? 26;
    const y = 206;
    const cup = (x: number, inner: number): string =>
      box([inner, y + 8, 24, height - 16, 12], paint.dark, outline(paint.edge, 1)) +
      box([x, y, width, height, corner], paint.body, outline(paint.edge)) +
      (back === "closed"
        ? box([x + 12, y + 14, width - 24, height - 28, corner * 0.6], paint.second)
        : times(back === "open" ? 6 : 3, (index) =>
            line(`M${x + 16} ${y + 20 + index * ((height - 40) / 5)}h${width - 32}`, outline(paint.edge, 4)),
          )) +
      mark([x + width / 2, y + height / 2, 7], variation);
    const arch =
      variation.mark === 1
        ? "M104 226v-34c0-62 42-98 96-98s96 36 96 98v34"
        : "M104 226v-26c0-60 40-106 96-106s96 46 96 106v26";
    return (
      (isWireless ? "" : line(`M${78 + width / 2} ${y + height - 4}c0 50 60 10 70 46`, outline(paint.soft, 5))) +
      line(arch, outline(paint.edge, isOver ? 21 : 14)) +
      line(arch, outline(paint.body, isOver ? 17 : 10)) +
      line("M142 122c18 -18 38 -24 58 -24s40 6 58 24", outline(paint.second, 9)) +
      cup(104 - width / 2, 104 + width / 2 - 8) +
      cup(296 - width / 2, 296 - width / 2 - 16) +
      (values.word(2, ["mic", "mute"], "mute") === "mic"
        ? line(`M92 ${y + height - 12}c4 44 40 58 82 ${48 - variation.mark * 5}`, outline(paint.edge, 7)) +
          box([168, y + height + 24, 34, 18, 9], paint.body, outline(paint.edge))
        : "")
    );
  },
};

function cabinet([x, width, height]: readonly [number, number, number], paint: Paint, variation: Variation): string {
  const y = 318 - height;
  const cone = width * 0.36;
  const corner = [10, 24, 4, 16][variation.ground] ?? 10;
  return (
    box([x, y, width, height, corner], paint.body, outline(paint.edge)) +
    (height > 130 ? disc([x + width / 2, y + height * 0.24, width * 0.2], paint.dark, outline(paint.soft, 3)) : "") +
    disc([x + width / 2, y + height - cone - 20, cone], paint.dark, outline(variation.tint, 3.5)) +
    disc([x + width / 2, y + height - cone - 20, cone * 0.56], paint.second) +
    disc([x + width / 2, y + height - cone - 20, cone * 0.22], paint.soft)
  );
}

/** Speakers: as many as the set has, larger with more power. */
export const speaker: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("channels", { five: /5\.1|7\.1/u, sub: /2\.1/u, one: /^1/u, two: /./u }, "two"),
    facts.number("power", [2, 600], 30),
  ],
  shadow: () => [322, 124],
  draw: (values, paint, variation) => {
    const set = values.word(0, ["one", "two", "sub", "five"], "two");
    const strength = Math.min(1, Math.log10(values.number(1, [2, 600], 30)) / 2.4);
    const [width, height] = [70 + strength * 30, 120 + strength * 96 + variation.mark * 8];
    const sub =
      box([136, 176, 128, 142, 10], paint.side, outline(paint.edge)) +
      disc([200, 248, 46], paint.dark, outline(variation.tint, 4)) +
      disc([200, 248, 18], paint.second);
    if (set === "one")
      return (
        cabinet([200 - width * 0.8, width * 1.6, height * 0.9], paint, variation) +
        mark([200, 330 - height * 0.9, 5], variation)
      );
    const pair = (at: number, share: number): string =>
      cabinet([200 - at - width * share, width * share, height * share], paint, variation) +
      cabinet([200 + at, width * share, height * share], paint, variation);
    if (set === "two") return pair(16, 1);
    return set === "sub" ? pair(76, 0.78) + sub : pair(116, 0.6) + pair(72, 0.46) + sub;
  },
};
