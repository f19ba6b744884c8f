import { defineKind } from "../defineKind.ts";
import { hues, mix, type Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, disc, middle, outline, times } from "../shapes.ts";
import { factWord, number } from "../traits.ts";
import { gigabytes } from "./gigabytes.ts";
import { atCorners, contactGold, contacts, mark, steel, steelEdge } from "./parts.ts";

const stickSizes = {
  m30: [118, 72],
  m42: [146, 72],
  m60: [196, 72],
  m80: [250, 72],
  m110: [316, 72],
  small: [150, 96],
  card: [280, 104],
} as const;
const boxSizes = { large: [182, 256], sata: [156, 222] } as const;
const boxShadows = { large: [330, 92], sata: [314, 82] } as const;

type StickForm = keyof typeof stickSizes;
type BoxForm = keyof typeof boxSizes;

const isBox = (form: StickForm | BoxForm): form is BoxForm => Object.hasOwn(boxSizes, form);

/** The ribs of the cooler on a fast stick, by its interface; others have a label instead. */
const ribCounts = { fifth: 9, fourth: 5, other: 0 } as const;

interface Style {
  readonly paint: Paint;
  readonly variation: Variation;
  /** More for more capacity. */
  readonly steps: number;
}

const labelColour = ({ tint }: Variation): string => mix(tint, "#ffffff", 0.1);

/** Drives are of metal, whatever the product's colour. */
const driveColours = { body: hues.s, edge: steelEdge, plate: "#eef1f3", stripe: steelEdge, corner: 10 } as const;

/** A drive with a turning disk, or a flat box with chips inside. */
function boxDisk(form: BoxForm, isDrive: boolean, { paint, variation, steps }: Style): string {
  const [width, height] = boxSizes[form];
  const [x, y] = [centred(width), 196 - height / 2];
  const { body, edge, plate, stripe, corner } = isDrive
    ? driveColours
    : { body: paint.body, edge: paint.edge, plate: paint.side, stripe: paint.soft, corner: 12 };
  const axisY = y + height * 0.76;
  return (
    box([x, y, width, height, corner], body, outline(edge)) +
    box([x + 14, y + 18, width - 28, height * 0.5, 6], plate) +
    box([x + 14, y + 18, width - 28, 14 + variation.ground * 9, 6], labelColour(variation)) +
    times(steps, (index) => box([x + 24 + index * 13, y + height * 0.34, 8, 18 + index * 2, 2], stripe)) +
    (isDrive
      ? disc([middle, axisY, width * 0.2], "none", outline(edge, 3)) + disc([middle, axisY, width * 0.06], edge)
      : box([x + 30, y + height - 22, width - 60, 14, 3], paint.dark)) +
    mark([x + width - 32, y + height * 0.44, 8], variation) +
    atCorners([x, y, width, height], [9, 9], (across, down) => disc([across, down, 3.2], edge))
  );
}

/** A stick or card with chips, under a label or under the cooler of a fast one. */
function stickDisk(form: StickForm, speed: keyof typeof ribCounts, { paint, variation, steps }: Style): string {
  const [length, height] = stickSizes[form];
  const [x, y] = [centred(length), centred(height)];
  const chips = Math.min(steps + 1, Math.max(2, Math.floor(length / 44)));
  const each = (length - 40) / chips;
  const label = labelColour(variation);
  const ribbed = (count: number): string =>
    box([x + 26, y + 8, length - 46, height - 16, 4], paint.body, outline(paint.edge)) +
    times(count, (index) => box([x + 40 + index * ((length - 80) / count), y + 13, 4, height - 26, 1], label));
  return (
    box([x, y, length, height, 4], mix("#24504a", paint.body, 0.7), outline(paint.edge)) +
    times(chips, (index) => box([x + 30 + each * index, y + 10, each - 8, height - 20, 3], "#14181d")) +
    (speed === "other"
      ? box([x + 30 + each * 0.2, y + height * 0.3, length * 0.55, height * 0.4, 3], label, { opacity: 0.92 })
      : ribbed(ribCounts[speed])) +
    mark([x + length - 34, y + height / 2, 6], variation) +
    times((height - 12) / 7, (index) => box([x - 4, y + 6 + index * 7, 14, 4, 1], contactGold)) +
    (form === "card"
      ? contacts([x + 40, y + height, 110]) + box([x + length, y - 26, 10, height + 44, 2], steel)
      : disc([x + length - 2, y + height / 2, 7], "#ffffff", outline(paint.edge)))
  );
}

/** Disks by form factor: a stick with chips, a flat box, or a drive. */
export const disk = defineKind({
  hue: "k",
  traits: {
    form: factWord(
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
      },
      "sata",
    ),
    capacity: number([1, 64_000], 500, (facts) => gigabytes(facts.text("capacity"))),
    kind: factWord("kind", { drive: /\d{4}|hdd/u }, "flash"),
    speed: factWord("interface", { fifth: /5\.0/u, fourth: /4\.0/u }, "other"),
  },
  shadow: ({ form }) => (isBox(form) ? boxShadows[form] : null),
  draw: ({ form, capacity, kind, speed }, paint, variation) => {
    const steps = Math.max(1, Math.min(8, Math.round(Math.log2(capacity / 60))));
    const style = { paint, variation, steps };
    return isBox(form) ? boxDisk(form, kind === "drive", style) : stickDisk(form, speed, style);
  },
});
