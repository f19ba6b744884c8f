import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FacetSelection } from "@torg/facets";
import type { BenchCatalogue } from "./catalogue.ts";
import type { BenchAnswer, BenchEngine } from "./engine.ts";

/** One line of the table. Times are in milliseconds unless stated otherwise. */
export interface Measured {
  readonly engine: string;
  readonly products: number;
  readonly median: number;
  readonly mean: number;
  readonly p99: number;
  readonly buildSeconds: number;
  readonly megabytes: number;
  readonly queries: number;
  readonly answers: readonly BenchAnswer[];
}

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Memory in use after garbage collection, in bytes; buffers are freed a moment after a collection. */
async function memory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    if (typeof collect === "function") Reflect.apply(collect, undefined, []);
    await setTimeout(50);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}

/** Loads an engine and runs the workload on it, after a warm-up and for at most `seconds`. */
export async function measure(
  engine: BenchEngine,
  catalogue: BenchCatalogue,
  { workload, seconds }: { readonly workload: readonly FacetSelection[]; readonly seconds: number },
): Promise<Measured> {
  const memoryBefore = await memory();
  const buildStart = performance.now();
  const loaded = await engine.load(catalogue);
  const buildSeconds = (performance.now() - buildStart) / 1000;
  const megabytes = ((await memory()) - memoryBefore) / 2 ** 20;
  const warmUntil = performance.now() + (seconds * 1000) / 4;
  for (const selection of workload) {
    await loaded.query(selection);
    if (performance.now() > warmUntil) break;
  }
  const times: number[] = [];
  const answers: BenchAnswer[] = [];
  const until = performance.now() + seconds * 1000;
  for (const selection of workload) {
    const start = performance.now();
    const answer = loaded.query(selection);
    answers.push(answer instanceof Promise ? await answer : answer);
    times.push(performance.now() - start);
    if (performance.now() > until) break;
  }
  await loaded.close?.();
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const ascending = times.sort((a, b) => a - b);
  return {
    engine: engine.name,
    products: catalogue.size,
    median: quantile(ascending, 0.5),
    mean,
    p99: quantile(ascending, 0.99),
    buildSeconds,
    megabytes,
    queries: times.length,
    answers,
  };
}
