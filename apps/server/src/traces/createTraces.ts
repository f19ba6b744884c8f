import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { getNumberFromEnv } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { TraceConfig } from "../config/traceConfig.ts";
import { faultKind } from "./faultKind.ts";
import { parentHeaders } from "./parent.ts";
import { samplerOf } from "./samplerOf.ts";
import { statementShape } from "./statementShape.ts";
import { reportDelivery } from "./reportDelivery.ts";
import type { TraceRoom } from "./TraceRoom.ts";
import type { Ending, Traces } from "./Traces.ts";
import { watchRequests } from "./watchRequests.ts";

/** Milliseconds that a closing shop waits for its last traces to be delivered. */
const lastTimeoutMs = 2000;

/** Creates the tracing of requests and jobs. Shares nothing with other shops in the process. */
export function createTraces(config: TraceConfig): Traces {
  const broken: Traces["broken"] = { change: () => undefined };
  const storage = new AsyncLocalStorage<Context>();
  // A delivery contains many requests and belongs to none, not even to the one whose end filled the batch.
  const provider = createProvider(config, (trouble) => storage.exit(() => broken.change(trouble)));
  const room: TraceRoom = {
    tracer: provider.getTracer("torg"),
    current: () => storage.getStore(),
    within: (context, run) => storage.run(context, run),
  };
  return {
    broken,
    watchRequests: (server) => watchRequests(server, room),
    watchFetch: (fetch) => (url, init) => {
      const { host, hostname } = new URL(url);
      const method = init.method ?? "GET";
      const attributes = { "http.request.method": method, "server.address": hostname };
      return follow(room, { name: `${method} ${host}`, kind: SpanKind.CLIENT, attributes }, async (span, context) => {
        const headers = { ...Object.fromEntries(new Headers(init.headers)), ...parentHeaders(context) };
        const answer = await fetch(url, { ...init, headers });
        span.setAttribute("http.response.status_code", answer.status);
        if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      });
    },
    watchJob: (name, run) =>
      follow(room, { name: `job ${name}`, kind: SpanKind.CONSUMER, attributes: { "torg.job": name } }, run),
    watchStatement: (text) => beginStatement(room, text),
    logFields() {
      const context = storage.getStore();
      const span = context === undefined ? undefined : trace.getSpanContext(context);
      return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
    },
    close: () => inTime(provider.shutdown()),
  };
}

/** Sends spans as configured by the variables of OpenTelemetry. */
function createProvider(config: TraceConfig, change: (trouble: string | null) => void): TracerProvider {
  const named = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
  const number = (name: string, usual: number): number => getNumberFromEnv(name) ?? usual;
  return new TracerProvider({
    sampler: samplerOf(config),
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "torg" }))
      .merge(named),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportDelivery(new OTLPTraceExporter(), change),
        scheduledDelayMillis: number("OTEL_BSP_SCHEDULE_DELAY", 5000),
        exportTimeoutMillis: number("OTEL_BSP_EXPORT_TIMEOUT", 30_000),
        maxQueueSize: number("OTEL_BSP_MAX_QUEUE_SIZE", 2048),
        maxExportBatchSize: number("OTEL_BSP_MAX_EXPORT_BATCH_SIZE", 512),
      }),
    ],
  });
}

interface Followed {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** Runs something as a part of the current trace. */
async function follow<Result>(
  { tracer, current, within }: TraceRoom,
  { name, ...options }: Followed,
  run: (span: Span, context: Context) => Promise<Result>,
): Promise<Result> {
  const parent = current() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, options, parent);
  const context = trace.setSpan(parent, span);
  try {
    const result = await within(context, () => run(span, context));
    span.end();
    return result;
  } catch (error) {
    fail(span, error);
    throw error;
  }
}

/** Ends a failed span. The message may contain user input, so only the kind of error is recorded. */
function fail(span: Span, trouble: unknown): void {
  span.setAttribute("error.type", faultKind(trouble));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function beginStatement({ tracer, current }: TraceRoom, statement: string): Ending | undefined {
  const parent = current();
  const isFollowed = parent !== undefined && trace.getSpan(parent)?.isRecording() === true;
  if (!isFollowed) return undefined;
  const { name, text } = statementShape(statement);
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  return (trouble) => (trouble === undefined ? span.end() : fail(span, trouble));
}

async function inTime(ending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lastTimeoutMs);
  });
  // An unreachable receiver was reported through `broken`.
  await Promise.race([ending.catch(() => undefined), late]);
  clearTimeout(timer);
}
