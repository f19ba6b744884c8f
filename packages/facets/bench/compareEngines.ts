import { makeCatalogue } from "./catalogue.ts";
import type { BenchAnswer, BenchEngine } from "./engine.ts";
import { torg } from "./engines/torg.ts";
import { yardstick } from "./engines/yardstick.ts";
import { measure, type Measured } from "./measure.ts";
import { makeWorkload } from "./workload.ts";

/** The peers are loaded only on request. */
async function engines(withPeers: boolean): Promise<BenchEngine[]> {
  if (!withPeers) return [torg, yardstick];
  const { postgres, miniSearch, orama, itemsJs } = await import("./peers.ts");
  return [torg, yardstick, postgres, miniSearch, orama, itemsJs];
}

function line(cells: readonly string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(16) : cell.padStart(11))).join("");
}

function digits(value: number): string {
  return value.toFixed(value < 10 ? 3 : 1);
}

/** The number of answers whose total or counts differ from ours. */
function differences(answers: readonly BenchAnswer[], ours: readonly BenchAnswer[]): number {
  return answers.filter(
    ({ total, countSum }, place) => total !== ours[place]?.total || countSum !== ours[place]?.countSum,
  ).length;
}

function print(measured: Measured, ours: Measured): void {
  const { engine, median, mean, p99, buildSeconds, megabytes, queries } = measured;
  const different = differences(measured.answers, ours.answers);
  console.log(
    line([
      engine,
      digits(median),
      digits(mean),
      digits(p99),
      buildSeconds.toFixed(2),
      megabytes.toFixed(0),
      `${queries}`,
      `${different}`,
    ]),
  );
}

/** What to compare: catalogue sizes, the time limit per engine and size, and whether to include peers. */
export interface Comparison {
  readonly sizes: readonly number[];
  readonly seconds: number;
  readonly withPeers: boolean;
}

/** Prints one table per size; `differ` counts the answers whose total or counts differ from ours. */
export async function compareEngines({ sizes, seconds, withPeers }: Comparison): Promise<void> {
  for (const size of sizes) {
    const catalogue = makeCatalogue(size);
    const workload = makeWorkload(catalogue, 3000);
    console.log(`\n${size} products`);
    console.log(line(["", "median ms", "mean ms", "p99 ms", "build s", "MB", "queries", "differ"]));
    let ours: Measured | undefined;
    for (const engine of await engines(withPeers)) {
      if (size > engine.largest) {
        console.log(line([engine.name, `left out above ${engine.largest} products`]));
        continue;
      }
      const measured = await measure(engine, catalogue, { workload, seconds });
      ours ??= measured;
      print(measured, ours);
    }
  }
}
