import type { Call } from "@torg/http";

/** One request and its response. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The body as sent; empty when there was none. */
  readonly sent: string;
  /** The call; null for requests that are not a call of the contract. */
  readonly call: Call<unknown, unknown> | null;
  /** Whether the request was broken on purpose. */
  readonly isBad: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly data: unknown;
}

/** The `fetch` function for requests; the platform's fits. */
export type KitFetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request to send. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestInit["body"];
  readonly call: Call<unknown, unknown> | null;
  readonly isBad?: boolean;
}

/** The connection to one backend, which records all traffic. */
export class Wire {
  readonly address: string;
  readonly exchanges: Exchange[] = [];
  readonly #fetch: KitFetch;
  readonly #timeout: number;

  constructor(address: string, options: { readonly fetch: KitFetch; readonly timeout: number }) {
    this.address = address.replace(/\/+$/, "");
    this.#fetch = options.fetch;
    this.#timeout = options.timeout;
  }

  /** Sends a request as it is. Redirects are not followed; a timeout throws. */
  async send({ method, url, headers, body = null, call, isBad = false }: WireRequest): Promise<Exchange> {
    const signal = AbortSignal.timeout(this.#timeout);
    const init: RequestInit = { method, headers, body, signal, redirect: "manual" };
    let exchange: Exchange;
    try {
      const answer = await this.#fetch(`${this.address}${url}`, init);
      const text = await answer.text();
      const { status } = answer;
      const sent = describeBody(body);
      exchange = { method, url, sent, call, isBad, status, headers: answer.headers, text, data: parse(text) };
    } catch (cause) {
      throw new Error(`${method} ${url.split("?")[0]} got no answer: ${reasonOf(cause)}`, { cause });
    }
    this.exchanges.push(exchange);
    return exchange;
  }
}

function describeBody(body: NonNullable<WireRequest["body"]> | null): string {
  if (typeof body === "string") return body;
  return body === null ? "" : "(a form with files)";
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
