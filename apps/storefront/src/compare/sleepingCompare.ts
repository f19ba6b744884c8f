import type { LazyCompare } from "@torg/catalog/state";
import { createLazyCompare } from "@torg/catalog/state";

/** The comparison as the server renders it: the same empty one for everybody. */
export const sleepingCompare: LazyCompare = createLazyCompare(() =>
  Promise.reject(new Error("Nothing is compared on the server.")),
);
