import { encodeRequest, type Call } from "@torg/http";
import { csrfTokenCall } from "@torg/pages/contract";
import { demand, Fault, NotTried, shorten } from "./outcomes.ts";
import type { Exchange, Wire } from "./Wire.ts";

/** Differences from how the packages send a call. */
export interface SendOptions {
  /** A token other than the session's; null sends none. */
  readonly token?: string | null;
  /** An address that the backend gave, instead of the call's path. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that no package would send. */
export interface BadRequest {
  readonly url?: string;
  readonly type?: string;
  readonly body?: string;
}

/** One visitor with a session: keeps cookies, sends the session's token, and behaves as the packages do. */
export class Visitor {
  readonly #wire: Wire;
  readonly #cookies = new Map<string, string>();
  #token: string | null = null;
  /** The `Set-Cookie` lines received. */
  readonly setCookies: string[] = [];

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** The token sent with POST calls of this session; null before `begin`. */
  get token(): string | null {
    return this.#token;
  }

  /** Requests the session's token, at the start and after a login. */
  async begin(): Promise<this> {
    this.#token = (await this.ask(csrfTokenCall, {})).token;
    return this;
  }

  /** Sends a call and returns any response. */
  async send<Q>(call: Call<Q, unknown>, request: Q, options: SendOptions = {}): Promise<Exchange> {
    const { url, method, headers, body } = encodeRequest(call, request, options.url);
    const exchange = await this.#send(call, {
      method,
      url,
      headers: { ...headers, ...this.#tokenHeader(options.token), ...options.headers },
      body,
      isBad: false,
    });
    // A rate-limiting backend is right to refuse many runs in a row; that says nothing about what was tested.
    if (exchange.status !== 429) return exchange;
    throw new NotTried(`${call.method} ${call.path} answers that it was asked too often: try again later.`);
  }

  /** Sends a call that must succeed, and parses its answer. */
  async ask<Q, R>(call: Call<Q, R>, request: Q, options: SendOptions = {}): Promise<R> {
    const exchange = await this.send(call, request, options);
    const name = `${call.method} ${call.path}`;
    const isSuccess = exchange.status >= 200 && exchange.status <= 299;
    demand(isSuccess, `${name} answered ${exchange.status}: ${shorten(exchange.text, 120)}`);
    const result = call.response.safeParse(exchange.data === undefined ? exchange.text : exchange.data);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Fault(`${name} answered in an unknown shape: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
  }

  /** Sends a call that must be refused with one of these statuses. */
  async refused<Q>(
    call: Call<Q, unknown>,
    request: Q,
    options: SendOptions & { readonly status: number | readonly number[] },
  ): Promise<Exchange> {
    const exchange = await this.send(call, request, options);
    const wanted = [options.status].flat();
    demand(
      wanted.includes(exchange.status),
      `${call.method} ${call.path} answered ${exchange.status}, should refuse with ${wanted.join(" or ")}.`,
    );
    return exchange;
  }

  /** Sends a request that no package would send to the address of a call. */
  async sendBad(call: Call<unknown, unknown>, { url, type, body }: BadRequest): Promise<Exchange> {
    return this.#send(call, {
      method: call.method,
      url: url ?? call.path,
      headers: {
        Accept: "application/json",
        "X-Requested-With": "XMLHttpRequest",
        ...(type === undefined ? {} : { "Content-Type": type }),
        ...this.#tokenHeader(undefined),
      },
      body: call.method === "GET" ? null : (body ?? ""),
      isBad: true,
    });
  }

  /** Opens an address as a browser does. */
  async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> {
    return this.#send(null, {
      method: "GET",
      url,
      headers: { Accept: "text/html", ...headers },
      body: null,
      isBad: true,
    });
  }

  #tokenHeader(token: string | null | undefined): Record<string, string> {
    const sent = token === undefined ? this.#token : token;
    return sent === null ? {} : { "X-CSRF-TOKEN": sent };
  }

  async #send(
    call: Call<unknown, unknown> | null,
    request: Omit<Parameters<Wire["send"]>[0], "call">,
  ): Promise<Exchange> {
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = cookie === "" ? request.headers : { ...request.headers, Cookie: cookie };
    const exchange = await this.#wire.send({ ...request, headers, call });
    for (const line of exchange.headers.getSetCookie()) this.#keep(line);
    return exchange;
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    if (/max-age=0(;|$)/i.test(line)) this.#cookies.delete(name.trim());
    else this.#cookies.set(name.trim(), value);
  }
}
