import * as z from "zod/mini";

/** Which requests and jobs are traced. */
export type TraceSampling =
  | "always_on"
  | "always_off"
  | "traceidratio"
  | "parentbased_always_on"
  | "parentbased_always_off"
  | "parentbased_traceidratio";

/** The tracing options from OpenTelemetry's variables; its library reads the target itself. */
export interface TraceConfig {
  readonly sampling: TraceSampling;
  /** The share of a ratio sampler: 0 to 1. */
  readonly ratio: number;
}

const endpoint = z._default(z.string().check(z.regex(/^(https?:\/\/\S+)?$/)), "");
const samplings = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** The environment variables of OpenTelemetry that decide whether and how often traces are made. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_SDK_DISABLED: z._default(z.string(), ""),
  OTEL_TRACES_EXPORTER: z._default(z.enum(["otlp", "none"]), "otlp"),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplings), "parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.string().check(z.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/)), "1"),
} as const;

const schema = z.object(traceVariables);

/** Reads the tracing options; undefined when off. */
export function readTraceConfig(values: z.output<typeof schema>): TraceConfig | undefined {
  const hasPlace = values.OTEL_EXPORTER_OTLP_ENDPOINT !== "" || values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== "";
  const isOff = values.OTEL_SDK_DISABLED.toLowerCase() === "true" || values.OTEL_TRACES_EXPORTER === "none";
  if (!hasPlace || isOff) return undefined;
  return { sampling: values.OTEL_TRACES_SAMPLER, ratio: Number(values.OTEL_TRACES_SAMPLER_ARG) };
}
