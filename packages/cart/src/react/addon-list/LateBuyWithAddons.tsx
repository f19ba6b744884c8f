import { lazyPart, type LazyPart } from "@torg/islands";
import type { BuyWithAddonsProps } from "./BuyWithAddons.tsx";

/** The buy button below the extras of a product, fetched by pages whose product has some. */
export const LateBuyWithAddons: LazyPart<BuyWithAddonsProps> = lazyPart(
  async () => (await import("./BuyWithAddons.tsx")).BuyWithAddons,
);
