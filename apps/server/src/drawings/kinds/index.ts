import type { DrawnKind } from "../DrawnKind.ts";
import { caseFan } from "./caseFan.ts";
import { computerCase } from "./computerCase.ts";
import { cooler } from "./cooler.ts";
import { dishwasher } from "./dishwasher.ts";
import { disk } from "./disk.ts";
import { externalDisk } from "./externalDisk.ts";
import { fridge } from "./fridge.ts";
import { graphicsCard } from "./graphicsCard.ts";
import { headphones } from "./headphones.ts";
import { keyboard } from "./keyboard.ts";
import { memory } from "./memory.ts";
import { motherboard } from "./motherboard.ts";
import { mouse } from "./mouse.ts";
import { networkCard } from "./networkCard.ts";
import { powerSupply } from "./powerSupply.ts";
import { processor } from "./processor.ts";
import { screen } from "./screen.ts";
import { speaker } from "./speaker.ts";
import { top } from "./top.ts";
import { trousers } from "./trousers.ts";
import { washer } from "./washer.ts";
import { webcam } from "./webcam.ts";
import { wirelessCard } from "./wirelessCard.ts";

/** Every kind of goods with a drawing, by its word in addresses. */
export const drawnKinds = {
  screen,
  webcam,
  "graphics-card": graphicsCard,
  motherboard,
  memory,
  processor,
  "network-card": networkCard,
  "wireless-card": wirelessCard,
  disk,
  "external-disk": externalDisk,
  case: computerCase,
  "power-supply": powerSupply,
  fan: caseFan,
  cooler,
  headphones,
  speaker,
  keyboard,
  mouse,
  fridge,
  washer,
  dishwasher,
  top,
  trousers,
} as const satisfies Readonly<Record<string, DrawnKind>>;

export type DrawnKindName = keyof typeof drawnKinds;

/** Whether a word names a kind of goods with a drawing. */
export const isDrawnKind = (word: string): word is DrawnKindName => Object.hasOwn(drawnKinds, word);
