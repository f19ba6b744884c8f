import { CallError } from "./CallError.ts";
import { credentialsFor } from "./credentialsFor.ts";
import type { Call } from "../defineCall.ts";
import { encodeRequest } from "./encodeRequest.ts";
import { isRecord } from "../isRecord.ts";
import { readResponse } from "./readResponse.ts";
import { pageCsrfToken } from "../pageCsrfToken.ts";
import type { Fetch, FetchResponse, PlatformSignal } from "../platform.ts";

declare function fetch(...args: Parameters<Fetch>): ReturnType<Fetch>;

/** How a client reaches its server; every option has a default that suits a page of the shop. */
export interface ClientOptions {
  /** Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: Fetch;
  /** Prefix of every address. Default: the page's own origin. To another one (`https://…`) cookies are sent too. */
  readonly baseUrl?: string;
  /**
   * Called for each call; null leaves the header out. Default: the page's `<meta name="csrf-token">`; `fetchCsrfToken`
   * asks the server instead.
   */
  readonly csrfToken?: (method: "GET" | "POST") => string | null | Promise<string | null>;
  /**
   * Called with an English message about response fields that do not match the call, with their paths. Default: the
   * console.
   */
  readonly report?: (message: string) => void;
}

/** Options of one request. */
export interface SendOptions {
  /** Cancels the call, which then fails with status 0 and the signal's reason as cause. */
  readonly signal?: PlatformSignal;
  /** An address from the server (a next page, a buy address), used instead of the call's path. */
  readonly url?: string;
  /** Lets the call complete even if the page is left meanwhile; for small requests only. */
  readonly keepalive?: boolean;
}

/** Makes calls. */
export interface Client {
  /**
   * Sends a request and returns the parsed response. There is no timeout and no retry.
   * @throws CallError on network failure, when no token is available, on a status outside 200–299, and if no part of
   * the response can be used.
   */
  send<Q, R>(call: Call<Q, R>, request: Q, options?: SendOptions): Promise<R>;
}

/** Creates a client for one server. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = "" } = options;
  const send: Fetch = options.fetch ?? ((url, init) => fetch(url, init));
  return {
    async send(call, request, { signal, url: given, keepalive } = {}) {
      const { url, method, headers, body } = encodeRequest(call, request, given);
      const name = `${call.method} ${call.path}`;
      let response: FetchResponse;
      let text: string;
      try {
        const token = await (options.csrfToken ?? pageCsrfToken)(call.method);
        response = await send(`${baseUrl}${url}`, {
          method,
          headers: token === null ? { ...headers } : { ...headers, "X-CSRF-TOKEN": token },
          body,
          credentials: credentialsFor(baseUrl),
          ...(signal === undefined ? {} : { signal }),
          ...(keepalive === undefined ? {} : { keepalive }),
        });
        text = await response.text();
      } catch (cause) {
        throw new CallError(`${name} got no response.`, { status: 0, serverMessage: null, data: null, cause });
      }
      return parseResponse(call, request, { name, status: response.status, text, report: options.report });
    },
  };
}

interface ReceivedResponse {
  readonly name: string;
  readonly status: number;
  readonly text: string;
  readonly report: ClientOptions["report"];
}

function parseResponse<Q, R>(call: Call<Q, R>, request: Q, { name, status, text, report }: ReceivedResponse): R {
  const isSuccess = status >= 200 && status <= 299;
  const data = parseBody(text, isSuccess);
  if (!isSuccess) {
    const message = isRecord(data) && typeof data["message"] === "string" ? data["message"] : "";
    const serverMessage = message === "" ? null : message;
    throw new CallError(serverMessage ?? `${name} answered ${status}.`, { status, serverMessage, data });
  }
  if (text === "" && call.emptyResponse !== undefined) return call.emptyResponse(request);
  const read = readResponse(call.response, data, { name, report });
  if (read.ok) return read.response;
  const { problem, cause } = read;
  throw new CallError(`${name} answered in an unknown shape. ${problem}`, { status, serverMessage: null, data, cause });
}

/** Parses a response body: null if empty, text if it is not JSON, and null for text of a failed call. */
function parseBody(text: string, isSuccess: boolean): unknown {
  if (text === "") return null;
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return isSuccess ? text : null;
  }
}
