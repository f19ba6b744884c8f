import type { Context, Tracer } from "@opentelemetry/api";

/** What is followed now, and how something within it is. */
export interface TraceRoom {
  readonly tracer: Tracer;
  /** What is followed now; undefined: nothing. */
  readonly current: () => Context | undefined;
  /** Does something within what is followed. */
  readonly within: <Result>(context: Context, run: () => Result) => Result;
}
