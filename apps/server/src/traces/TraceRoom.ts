import type { Context, Tracer } from "@opentelemetry/api";

/** The current trace context, and how to run something within one. */
export interface TraceRoom {
  readonly tracer: Tracer;
  /** The current context; undefined if there is none. */
  readonly current: () => Context | undefined;
  /** Runs something within a context. */
  readonly within: <Result>(context: Context, run: () => Result) => Result;
}
