import { defineKind } from "../defineKind.ts";
import { mix } from "../paint.ts";
import { box, centred, disc, outline, times } from "../shapes.ts";
import { factNumber, factWord, flag } from "../traits.ts";
import { atCorners, chip, contactGold, mark, tin } from "./parts.ts";

const sizes = { atx: [220, 268], micro: [226, 226], mini: [178, 178], extended: [286, 280] } as const;

/** The distance between two slots for cards. */
const cardPitch = 30;

/** Motherboards in the proportions of their form factor, with their memory slots. */
export const motherboard = defineKind({
  hue: "k",
  traits: {
    form: factWord("form", { extended: /eatx|e-atx|xl|ssi/u, micro: /micro|m-?atx/u, mini: /mini|itx|dtx/u }, "atx"),
    memorySlots: factNumber("memorySlots", [1, 16], 4),
    socket: factWord("socket", { large: /tr|2011|2066|3647|4677/u, pins: /am\d|fm\d/u }, "lands"),
    hasWifi: flag(
      "wifi",
      "wired",
      (facts) => /\d|wi-?fi|ja/u.test(facts.text("wireless")) || /wi-?fi/u.test(facts.words),
    ),
  },
  draw: ({ form, memorySlots, socket, hasWifi }, paint, variation) => {
    const [width, height] = sizes[form];
    const [x, y] = [centred(width), centred(height)];
    const left = x + 26;
    const size = socket === "large" ? 76 : 58;
    const [socketX, socketY] = [x + 46, y + 34];
    const lands =
      box([socketX, socketY, size, size, 3], tin, outline(paint.edge)) +
      box([socketX + size * 0.18, socketY + size * 0.18, size * 0.64, size * 0.64, 2], "#858d96");
    const slot = Math.min(13, (width - size - 70) / memorySlots);
    const cards = Math.max(1, Math.round((height - 146) / cardPitch));
    return (
      box([x, y, width, height, 6], mix(paint.body, "#1d2a26", 0.15), outline(paint.edge)) +
      box([x - 5, y + 12, 24, 86, 3], paint.soft, outline(paint.edge, 1.5)) +
      box([left, y + 12, size + 18, 14, 3], paint.second) +
      box([x + 24, y + 32, 14, size, 3], paint.second) +
      (socket === "pins" ? chip([socketX, socketY, size], paint, mix(paint.second, "#ffffff", 0.2)) : lands) +
      times(memorySlots, (index) =>
        box(
          [x + width - 14 - slot * (index + 1), y + 20, slot * 0.6, size + 48, 2],
          index % 2 === 0 ? paint.soft : paint.second,
        ),
      ) +
      times(cards, (index) =>
        box(
          [left, y + height - 26 - index * cardPitch, width * 0.62, 10, 3],
          index === 0 ? paint.soft : paint.side,
          outline(paint.edge, 1),
        ),
      ) +
      box([x + width - 52, y + height - 58, 38, 38, 4], paint.second) +
      mark([x + width - 33, y + height - 39], variation) +
      (hasWifi ? disc([x + 6, y + 112, 4], contactGold) + disc([x + 6, y + 124, 4], contactGold) : "") +
      atCorners([x, y, width, height], [10, 8], (across, down) => disc([across, down, 3], paint.soft))
    );
  },
});
