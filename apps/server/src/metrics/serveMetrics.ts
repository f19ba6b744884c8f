import { createServer } from "node:http";

/** Where metrics are read. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** Metrics that can be read at an address of their own. */
export interface ServedMetrics {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, which no proxy leads to; everything else is not found. */
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
