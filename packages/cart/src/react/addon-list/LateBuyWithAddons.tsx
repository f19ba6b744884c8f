import { later, type LaterPart } from "@torg/islands";
import type { BuyWithAddonsProps } from "./BuyWithAddons.tsx";

/** The buy button below the extras of a product, fetched by pages whose product has some. */
export const LateBuyWithAddons: LaterPart<BuyWithAddonsProps> = later(
  async () => (await import("./BuyWithAddons.tsx")).BuyWithAddons,
);
