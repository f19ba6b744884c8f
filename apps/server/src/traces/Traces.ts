import type { FastifyInstance } from "fastify";
import type { WatchJob } from "../jobs/Jobs.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";

/** Hears that something has ended, with what went wrong where it did. */
export type Ending = (trouble?: unknown) => void;

/** Which trace and which part of it something belongs to, as log lines name it. */
export interface TraceFields {
  readonly trace_id?: string;
  readonly span_id?: string;
}

/** What follows requests and jobs through a running shop. Nothing of it holds what a visitor sent. */
export interface Traces {
  /** Follows the requests of a server by their routes; to be called before other hooks are added. */
  readonly watchRequests: (server: FastifyInstance) => void;
  /** Follows what goes to providers by their hosts, and tells them which trace it belongs to. */
  readonly watchFetch: (fetch: ProviderFetch) => ProviderFetch;
  readonly watchJob: WatchJob;
  /** Follows a statement that has just been sent, where it belongs to a request or a job; its values are not looked at. */
  readonly watchStatement: (text: string) => Ending | undefined;
  /** What a log line says that is written now. */
  readonly logFields: () => TraceFields;
  /** Who hears that traces cannot be delivered, and that they are again. */
  readonly broken: { change: (trouble: string | null) => void };
  /** Sends what is left, for two seconds at most. */
  readonly close: () => Promise<void>;
}
