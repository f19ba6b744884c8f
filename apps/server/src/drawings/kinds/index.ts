import type { DrawnKind } from "../DrawnKind.ts";
import { graphicsCard, memory, motherboard, networkCard, processor, wirelessCard } from "./boards.ts";
import { top, trousers } from "./garments.ts";
import { keyboard, mouse } from "./hands.ts";
import { caseFan, computerCase, cooler, powerSupply } from "./housing.ts";
import { screen, webcam } from "./screens.ts";
import { headphones, speaker } from "./sound.ts";
import { disk, externalDisk } from "./storage.ts";
import { dishwasher, fridge, washer } from "./whiteGoods.ts";

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
