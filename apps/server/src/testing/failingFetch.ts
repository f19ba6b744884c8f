import type { ProviderFetch } from "../providers/providerHttp.ts";

/** How a service fails to respond. */
export type FetchFailure = "limited" | "broken" | "silent" | "endless" | "strange" | "away";

const megabyte = 1024 * 1024;

/**
 * Fails as services do: too many requests, a server error, silence, an endless or malformed response, no connection.
 */
export function failingFetch(trouble: () => FetchFailure | null, rightly: ProviderFetch): ProviderFetch {
  return async (url, init) => {
    switch (trouble()) {
      case "limited":
        return new Response('{"message":"Too many requests"}', { status: 429, headers: { "retry-after": "60" } });
      case "broken":
        return new Response("<html>502 Bad Gateway</html>", { status: 502, headers: { "content-type": "text/html" } });
      case "endless":
        return new Response(`[${" ".repeat(megabyte + 1)}]`, { headers: { "content-type": "application/json" } });
      case "strange":
        return new Response('{"points":"some"}', { headers: { "content-type": "application/json" } });
      case "away":
        throw new TypeError("fetch failed");
      case "silent":
        return new Promise((_resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason), { once: true });
        });
      default:
        return rightly(url, init);
    }
  };
}
