import type { TraceConfig } from "../config/traceConfig.ts";
import type { Traces } from "./Traces.ts";

/** Starts to follow what a shop does, where the configuration says so; else null, and nothing of it is loaded. */
export async function startTraces(config: TraceConfig | undefined): Promise<Traces | null> {
  if (config === undefined) return null;
  const { createTraces } = await import("./createTraces.ts");
  return createTraces(config);
}
