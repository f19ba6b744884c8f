import type { TraceConfig } from "../config/traceConfig.ts";
import type { Traces } from "./Traces.ts";

/** Starts tracing if configured; otherwise gives null and loads nothing. */
export async function startTraces(config: TraceConfig | undefined): Promise<Traces | null> {
  if (config === undefined) return null;
  const { createTraces } = await import("./createTraces.ts");
  return createTraces(config);
}
