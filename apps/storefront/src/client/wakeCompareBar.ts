import { compareIndexPath } from "@torg/catalog/contract";
import { comparedCount } from "@torg/catalog/wire";
import { prefetch, findIsland } from "@torg/islands/runtime";
import type { compareBar } from "../compare/compareBar.island.tsx";

/** Wakes the compare bar if products are being compared, which the shop is asked. */
export function wakeCompareBar(wake: (island: HTMLElement) => void): void {
  const bar = findIsland<typeof compareBar>("compareBar");
  if (bar === null) return;
  void prefetch(compareIndexPath).then((list) => {
    if (comparedCount(list) > 0) wake(bar);
  });
}
