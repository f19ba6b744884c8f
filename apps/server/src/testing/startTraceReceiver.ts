import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";

const value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.int(), z.string()])),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  attributes,
  status: z.object({ code: z.int() }),
});
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A received span, with its attributes by name. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly status: number;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** Receives traces as a collector does: OTLP over HTTP, in JSON. */
export interface TraceReceiver {
  readonly address: string;
  /** All accepted spans. */
  readonly spans: () => readonly ReceivedSpan[];
  /** The names of the services that sent traces. */
  readonly services: () => readonly (string | number | undefined)[];
  /** All texts in the traces: names, attributes and resources, but no ids or times. */
  readonly words: () => string;
  /** The response from now on; `nothing` leaves the sender waiting. */
  readonly answer: (status: number | "nothing") => void;
  readonly close: () => Promise<void>;
}

const named = (list: z.output<typeof attributes>): ReceivedSpan["attributes"] =>
  Object.fromEntries(list.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]));

/** Random or time-based fields, which may contain any short word by chance. */
const identifying: ReadonlySet<string> = new Set([
  "traceId",
  "spanId",
  "parentSpanId",
  "startTimeUnixNano",
  "endTimeUnixNano",
]);

/** Starts a receiver on a free port. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  let status: number | "nothing" = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isTrace = request.method === "POST" && request.url === "/v1/traces";
      if (isTrace && (status === 200 || status === "nothing")) bodies.push(body);
      if (status === "nothing") return;
      response.writeHead(isTrace ? status : 404, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const received = () => bodies.flatMap((body) => bodySchema.parse(JSON.parse(body)).resourceSpans);
  return {
    address: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    spans: () =>
      received()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ parentSpanId, status: { code }, attributes: list, ...span }) => ({
          ...span,
          parentSpanId: parentSpanId === "" ? undefined : parentSpanId,
          status: code,
          attributes: named(list),
        })),
    services: () => received().map(({ resource }) => named(resource.attributes)["service.name"]),
    words: () =>
      JSON.stringify(
        bodies.map((body) => JSON.parse(body)),
        (key, said: unknown) => (identifying.has(key) ? undefined : said),
      ),
    answer(next) {
      status = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
