import type { Call } from "@torg/http";
import { encodeRequest, readResponse } from "@torg/http";
import { CookieJar } from "./CookieJar.ts";

/** One request to the shop server, whatever transport carries it. */
export interface BackendRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The response, undecoded. */
export interface BackendAnswer {
  readonly status: number;
  readonly body: string;
  readonly setCookies: readonly string[];
  /** Age of the data in seconds, when the server answered from a cache because it could not read anything newer. */
  readonly age?: number | undefined;
}

/** Carries requests to the shop server: inside the same process, or over HTTP. */
export type Transport = (request: BackendRequest) => Promise<BackendAnswer>;

/** The shop server could not answer, or its answer breaks the contract. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  /** Status of the page: 503 when the server is only temporarily unavailable, else 500. */
  readonly status: 500 | 503;

  constructor(message: string, { status = 500, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status === 503 ? 503 : 500;
  }
}

/** The calls made for one page, with the visitor's cookies. */
export interface Visit {
  /**
   * Sends one call; resolves with status and parsed answer, rejects with a `BackendError` for 5xx and invalid answers.
   */
  send<Q, R>(call: Call<Q, R>, request: Q): Promise<{ readonly status: number; readonly answer: R }>;
  /** Cookies that the server has set so far, to be passed on to the visitor. */
  setCookies(): readonly string[];
  /** Age of the oldest data answered, in seconds; null when all of it is fresh. */
  age(): number | null;
}

/** Starts a visit; a cookie that the server sets applies to the calls after it. */
export function createVisit(transport: Transport, visitor: Readonly<Record<string, string>>): Visit {
  const jar = new CookieJar(visitor["cookie"] ?? "");
  let age: number | null = null;
  return {
    setCookies: () => jar.received,
    age: () => age,
    async send(call, request) {
      const { url, method, headers } = encodeRequest(call, request);
      const answer = await transport({ method, url, headers: { ...visitor, ...headers, cookie: jar.header() } });
      jar.receive(answer.setCookies);
      if (answer.age !== undefined) age = Math.max(age ?? 0, answer.age);
      if (answer.status >= 500) throw new BackendError(`${call.path} answered ${answer.status}.`, answer);
      const read = readResponse(call.response, readBody(answer.body), { name: `${call.method} ${call.path}` });
      if (!read.ok) {
        const { problem, cause } = read;
        throw new BackendError(`${call.path} answered ${answer.status} with an unknown shape. ${problem}`, { cause });
      }
      return { status: answer.status, answer: read.response };
    },
  };
}

/** A body that is not JSON is returned as text: the call's schema decides whether that is allowed. */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
