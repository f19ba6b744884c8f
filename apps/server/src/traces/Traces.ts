import type { FastifyInstance } from "fastify";
import type { WatchJob } from "../jobs/Jobs.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";

/** Reports that something has ended, with the error if it failed. */
export type Ending = (trouble?: unknown) => void;

/** The ids of trace and span, as in log lines. */
export interface TraceFields {
  readonly trace_id?: string;
  readonly span_id?: string;
}

/** Traces requests and jobs through a running shop. Contains nothing that a visitor sent. */
export interface Traces {
  /** Traces the requests of a server by route; call it before other hooks are added. */
  readonly watchRequests: (server: FastifyInstance) => void;
  /** Traces requests to providers by host, and passes the trace on to them. */
  readonly watchFetch: (fetch: ProviderFetch) => ProviderFetch;
  readonly watchJob: WatchJob;
  /** Traces a statement that was just sent, if it belongs to a request or a job; its values are not looked at. */
  readonly watchStatement: (text: string) => Ending | undefined;
  /** The fields for a log line written now. */
  readonly logFields: () => TraceFields;
  /** Callback for when traces cannot be delivered, and when they can again. */
  readonly broken: { change: (trouble: string | null) => void };
  /** Sends the remaining traces, for two seconds at most. */
  readonly close: () => Promise<void>;
}
