import { lazyCompare } from "./lazyCompare.ts";

/** Shows the bar of compared products. */
export function mount(): Promise<void> {
  return lazyCompare().wake();
}
