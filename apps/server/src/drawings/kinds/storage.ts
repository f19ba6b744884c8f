import type { DrawnKind } from "../DrawnKind.ts";
import { hues, mix } from "../paint.ts";
import { box, disc, line, outline, times } from "../shapes.ts";
import { contactGold, contacts, mark } from "./parts.ts";
import { gigabytes } from "./gigabytes.ts";

const forms = ["m80", "m30", "m42", "m60", "m110", "sata", "large", "small", "card"] as const;

const stickLength = { m80: 250, m30: 118, m42: 146, m60: 196, m110: 316, small: 150, card: 280 } as const;

/** Disks by form factor: a stick with chips, a flat box, or a drive. */
export const disk: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice(
      "form",
      {
        m110: /22110/u,
        m30: /2230/u,
        m42: /2242/u,
        m60: /2260/u,
        m80: /m\.2/u,
        small: /msata/u,
        card: /pcie|add-in/u,
        large: /3[.,]5/u,
        sata: /./u,
      },
      "sata",
    ),
    gigabytes(facts.text("capacity")),
    facts.choice("kind", { drive: /\d{4}|hdd/u, flash: /./u }, "flash"),
    facts.choice("interface", { fifth: /5\.0/u, fourth: /4\.0/u, other: /./u }, "other"),
  ],
  shadow: (values) => {
    const form = values.word(0, forms, "sata");
    return form === "large" ? [330, 92] : form === "sata" ? [314, 82] : [0, 0];
  },
  draw: (values, paint, variation) => {
    const form = values.word(0, forms, "sata");
    const size = values.number(1, [1, 64_000], 500);
    const steps = Math.max(1, Math.min(8, Math.round(Math.log2(size / 60))));
    const label = mix(variation.tint, "#ffffff", 0.1);
    if (form === "large" || form === "sata") {
      const isDrive = values.word(2, ["drive", "flash"], "flash") === "drive";
      const [width, height] = form === "large" ? [182, 256] : [156, 222];
      const [x, y] = [200 - width / 2, 196 - height / 2];
      const body = isDrive ? hues.s : paint.body;
      const edge = isDrive ? "#98a2ab" : paint.edge;
      const plate = isDrive ? "#eef1f3" : paint.side;
      return (
        box([x, y, width, height, isDrive ? 10 : 12], body, outline(edge)) +
        box([x + 14, y + 18, width - 28, height * 0.5, 6], plate) +
        box([x + 14, y + 18, width - 28, 14 + variation.ground * 9, 6], label) +
        times(steps, (index) =>
          box([x + 24 + index * 13, y + height * 0.34, 8, 18 + index * 2, 2], isDrive ? "#98a2ab" : paint.soft),
        ) +
        (isDrive
          ? disc([200, y + height * 0.76, width * 0.2], "none", outline(edge, 3)) +
            disc([200, y + height * 0.76, width * 0.06], edge)
          : box([x + 30, y + height - 22, width - 60, 14, 3], paint.dark)) +
        mark([x + width - 32, y + height * 0.44, 8], variation) +
        times(4, (index) =>
          disc([index % 2 === 0 ? x + 9 : x + width - 9, index < 2 ? y + 9 : y + height - 9, 3.2], edge),
        )
      );
    }
    const length = stickLength[form];
    const height = form === "card" ? 104 : form === "small" ? 96 : 72;
    const [x, y] = [200 - length / 2, 200 - height / 2];
    const chips = Math.min(steps + 1, Math.max(2, Math.floor(length / 44)));
    const isFast = values.word(3, ["fifth", "fourth", "other"], "other");
    const each = (length - 40) / chips;
    return (
      box([x, y, length, height, 4], mix("#24504a", paint.body, 0.7), outline(paint.edge)) +
      times(chips, (index) => box([x + 30 + each * index, y + 10, each - 8, height - 20, 3], "#14181d")) +
      (isFast === "other"
        ? box([x + 30 + each * 0.2, y + height * 0.3, length * 0.55, height * 0.4, 3], label, { opacity: 0.92 })
        : box([x + 26, y + 8, length - 46, height - 16, 4], paint.body, outline(paint.edge)) +
          times(isFast === "fifth" ? 9 : 5, (index) =>
            box([x + 40 + index * ((length - 80) / (isFast === "fifth" ? 9 : 5)), y + 13, 4, height - 26, 1], label),
          )) +
      mark([x + length - 34, y + height / 2, 6], variation) +
      times((height - 12) / 7, (index) => box([x - 4, y + 6 + index * 7, 14, 4, 1], contactGold)) +
      (form === "card"
        ? contacts([x + 40, y + height, 110]) + box([x + length, y - 26, 10, height + 44, 2], "#c4cbd1")
        : disc([x + length - 2, y + height / 2, 7], "#ffffff", outline(paint.edge)))
    );
  },
};

/** External disks: portable or for the desk. */
export const externalDisk: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("kind", { desk: /desk|bord|skriv/u, pocket: /./u }, "pocket"),
    gigabytes(facts.text("capacity")),
    facts.choice("interface", { c: /type-c|usb-c/u, a: /./u }, "a"),
  ],
  shadow: (values) => (values.word(0, ["desk", "pocket"], "pocket") === "desk" ? [338, 62] : [316, 82]),
  draw: (values, paint, variation) => {
    const isDesk = values.word(0, ["desk", "pocket"], "pocket") === "desk";
    const steps = Math.max(1, Math.min(7, Math.round(Math.log2(values.number(1, [1, 64_000], 1000) / 250))));
    const [width, height] = isDesk ? [112, 262] : [146 + variation.mark * 8, 196 + steps * 4];
    const [x, y] = [200 - width / 2, (isDesk ? 336 : 316) - height];
    const corner = [8, 22, 34, 14][variation.ground] ?? 14;
    const plug = values.word(2, ["a", "c"], "a") === "c" ? 8 : 14;
    return (
      line(`M${x + width - 8} ${y + height - 40}c70 10 20 -130 84 -140`, outline(paint.soft, 7)) +
      box([x + width + 68, y + height - 192, plug * 1.6, 26, 3], "#c4cbd1", outline("#98a2ab")) +
      box([x, y, width, height, corner], paint.body, outline(paint.edge)) +
      box([x + 10, y + height * 0.62, width - 20, height * 0.3, Math.max(4, corner - 8)], paint.second) +
      times(steps, (index) => box([x + 22, y + 24 + index * 15, width - 44, 5, 2.5], paint.soft)) +
      mark([x + width - 28, y + height - 26, 7], variation)
    );
  },
};
