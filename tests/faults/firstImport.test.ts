import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { startShop } from "../e2e/shops/startShop.ts";
import { childrenOf } from "./processTree.ts";
import { tellFigures } from "./tellFigures.ts";

/** The memory of a process in MB, with its share of shared pages. */
function memoryOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s*(\d+)/m.exec(told)?.[1] ?? 0) / 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}

const treeOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

it("keeps no memory of the first import in serving processes: the demo with two workers has 600 MB", async () => {
  const shop = await startShop({ data: "demo", env: { SHOP_WORKERS: "2" } });
  try {
    const sums: number[] = [];
    for (let look = 0; look < 10; look += 1) {
      sums.push(
        treeOf(shop.processId)
          .map(memoryOf)
          .reduce((sum, one) => sum + one, 0),
      );
      await pause(1000);
    }
    const half = sums.toSorted((one, other) => one - other)[5] ?? 0;
    tellFigures("MB of the demo with two workers, right after its first import", { half, most: Math.max(...sums) });
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThanOrEqual(600);
  } finally {
    await shop.stop();
  }
}, 240_000);
