import type { ProviderFetch } from "../providers/providerHttp.ts";

/** A request as the provider receives it. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A network that records requests and always gives the same response. */
export function providerNetwork(
  answer: unknown,
  status = 200,
): { readonly fetch: ProviderFetch; readonly sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch: ProviderFetch = async (url, init) => {
    const body = typeof init.body === "string" ? init.body : "";
    sent.push({ url, method: init.method ?? "GET", headers: new Headers(init.headers), body });
    return new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } });
  };
  return { fetch, sent };
}
