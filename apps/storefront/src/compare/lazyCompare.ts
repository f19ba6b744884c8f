import type { LazyCompare } from "@torg/catalog/state";
import { createLazyCompare } from "@torg/catalog/state";
import { oncePerPage } from "@torg/islands";

/** The one comparison of this document; its code, list and bar load on first use. */
export const lazyCompare: () => LazyCompare = oncePerPage(() =>
  createLazyCompare(async () => (await import("./openCompare.tsx")).openCompare()),
);
