import type { Call } from "@torg/http";
import { encodeRequest, readAnswer } from "@torg/http";
import { CookieJar } from "./CookieJar.ts";

/** One request to the shop server, on its way through whatever carries it. */
export interface BackendRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back, undecoded. */
export interface BackendAnswer {
  readonly status: number;
  readonly body: string;
  readonly setCookies: readonly string[];
  /** Seconds since this was read, when it was kept for want of something newer. */
  readonly age?: number | undefined;
}

/** Carries requests to the shop server: inside the same process, or over HTTP. */
export type Transport = (request: BackendRequest) => Promise<BackendAnswer>;

/** The shop server could not answer, or answered something else than its contract says. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  /** What the page answers: 503 when the server only cannot answer now, else 500. */
  readonly status: 500 | 503;

  constructor(message: string, { status = 500, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status === 503 ? 503 : 500;
  }
}

/** Calls made while one page is rendered, with the visitor's cookies. */
export interface Visit {
  /** Sends one call; resolves with status and parsed answer, rejects with a `BackendError` for 5xx and odd answers. */
  send<Q, R>(call: Call<Q, R>, request: Q): Promise<{ readonly status: number; readonly answer: R }>;
  /** Cookies that the server set meanwhile, to be passed on to the visitor. */
  setCookies(): readonly string[];
  /** Seconds since the oldest of what was answered was read; null when all of it is new. */
  age(): number | null;
}

/** Starts a visit; a cookie that the server sets on the way counts for the calls after it. */
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
      const read = readAnswer(call.response, readBody(answer.body), { name: `${call.method} ${call.path}` });
      if (!read.ok) {
        const { problem, cause } = read;
        throw new BackendError(`${call.path} answered ${answer.status} with an unknown shape. ${problem}`, { cause });
      }
      return { status: answer.status, answer: read.answer };
    },
  };
}

/** What is not JSON is handed over as text: the call's schema knows whether it may be one. */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
