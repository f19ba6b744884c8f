import { createServer } from "node:http";

/** The address of the metrics. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** Metrics served at their own address. */
export interface ServedMetrics {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves `GET /metrics` on its own port, which no proxy exposes; everything else is 404. */
export async function serveMetrics({ host, port }: MetricsPlace, text: () => Promise<string>): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url?.split("?", 1)[0] === "/metrics";
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
