/** A request on its way to the server. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestInit["body"];
}

/** A response on its way back. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The defect of a broken backend: a change of requests or responses. */
export interface Twist {
  readonly request?: (request: SentRequest) => SentRequest;
  readonly answer?: (answer: GivenAnswer, request: SentRequest) => GivenAnswer;
}

const plainHeaders = (headers: RequestInit["headers"]): Record<string, string> =>
  Object.fromEntries(new Headers(headers).entries());

/** A fetch between the kit and a server that breaks one thing. */
export function twistedFetch({ request: before, answer: after }: Twist) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const { origin, pathname, search } = new URL(address);
    const url = `${pathname}${search}`;
    const { method = "GET", body = null } = init;
    const asked: SentRequest = { method, url, headers: plainHeaders(init.headers), body };
    const sent = before?.(asked) ?? asked;
    const response = await fetch(`${origin}${sent.url}`, { ...init, headers: sent.headers, body: sent.body ?? null });
    const given = { status: response.status, headers: new Headers(response.headers), text: await response.text() };
    const { status, headers, text } = after?.(given, sent) ?? given;
    // The text was rewritten, so the server's length and encoding no longer apply.
    headers.delete("content-length");
    headers.delete("content-encoding");
    return new Response(text, { status, headers });
  };
}
