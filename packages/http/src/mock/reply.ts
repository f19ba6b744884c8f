import type { Call } from "../defineCall.ts";
import { toWire } from "../schemas/toWire.ts";
import { readRequest } from "../server/index.ts";
import type { IncomingRequest } from "../server/index.ts";

/** A mock's response: a status and the parsed body. */
export interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Options of a reply besides its content. */
export interface ReplyOptions {
  /** Milliseconds to wait before the response. */
  readonly delay?: number;
}

/** A reply to one call, and the requests it has answered. */
export interface Reply<Q> {
  readonly method: string;
  readonly path: string;
  readonly delay: number;
  /** Requests in order of arrival, parsed by the call's schema. */
  readonly requests: readonly Q[];
  answer(incoming: IncomingRequest): Promise<MockResponse>;
}

/** A failure response of a server. */
export interface MockFailure {
  readonly status: number;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Answers a call with a value, or with the result of a function of the request, which may be asynchronous. */
export function reply<Q, R>(
  call: Call<Q, R>,
  value: NoInfer<R | ((request: Q) => R | Promise<R>)>,
  options: ReplyOptions = {},
): Reply<Q> {
  return makeReply(call, options, async (request) => ({
    status: 200,
    body: toWire(call.response, isFunction(value) ? await value(request) : value),
  }));
}

/** Answers a call with a body that need not match its schema, like a faulty backend. */
export function replyBody<Q>(call: Call<Q, unknown>, body: unknown, options: ReplyOptions = {}): Reply<Q> {
  return makeReply(call, options, () => Promise.resolve({ status: 200, body }));
}

/** Answers a call with a failure. */
export function replyFailure<Q>(call: Call<Q, unknown>, failure: MockFailure, options: ReplyOptions = {}): Reply<Q> {
  const { status, ...body } = failure;
  return makeReply(call, options, async () => ({ status, body }));
}

/** Makes a call fail as if the network were down. */
export function replyNetworkFailure<Q>(call: Call<Q, unknown>, options: ReplyOptions = {}): Reply<Q> {
  return makeReply(call, options, () => Promise.reject(new TypeError("Failed to fetch")));
}

function makeReply<Q>(
  call: Call<Q, unknown>,
  options: ReplyOptions,
  answer: (request: Q) => Promise<MockResponse>,
): Reply<Q> {
  const requests: Q[] = [];
  return {
    method: call.method,
    path: call.path,
    delay: options.delay ?? 0,
    requests,
    async answer(incoming) {
      const read = readRequest(call, incoming);
      if (!read.ok)
        return { status: 422, body: { message: "The request does not fit the call.", errors: read.errors } };
      requests.push(read.request);
      return answer(read.request);
    },
  };
}

function isFunction<Q, R>(value: R | ((request: Q) => R | Promise<R>)): value is (request: Q) => R | Promise<R> {
  return typeof value === "function";
}
