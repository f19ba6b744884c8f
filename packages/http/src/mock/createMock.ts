import { pathNames } from "../pathNames.ts";
import type { Fetch, FetchResponse, FetchOptions } from "../platform.ts";
import type { IncomingRequest } from "../server/index.ts";
import type { MockResponse, Reply } from "./reply.ts";

declare const URLSearchParams: new (text: string) => object;
declare function setTimeout(action: () => void, milliseconds: number): unknown;

/** A mock server: answers calls inside the page or the test. */
export interface Mock {
  /** Fits `createClient({ fetch })`. */
  readonly fetch: Fetch;
  /** Adds a reply that takes precedence over all others. */
  use(reply: Reply<unknown>): void;
  /** Calls without a reply, as `GET /path`. */
  readonly unanswered: readonly string[];
}

/** Creates a mock of these replies. The first that matches a request answers it; a request without a match gets 501. */
export function createMock(replies: readonly Reply<unknown>[]): Mock {
  const known: Reply<unknown>[] = [...replies];
  const unanswered: string[] = [];
  return {
    unanswered,
    use: (reply) => void known.unshift(reply),
    async fetch(url, options) {
      const address = url.replace(/^https?:\/\/[^/]+/, "");
      for (const reply of known) {
        const incoming = reply.method === options.method ? match(reply.path, address, options) : null;
        if (incoming === null) continue;
        if (reply.delay > 0) await new Promise<void>((done) => setTimeout(done, reply.delay));
        if (options.signal?.aborted === true) throw new Error("The call was cancelled.");
        return toFetchResponse(await reply.answer(incoming));
      }
      const name = `${options.method} ${address}`;
      unanswered.push(name);
      return toFetchResponse({
        status: 501,
        body: { message: `No reply to ${name}: add reply(call, value) to the mock.` },
      });
    },
  };
}

function match(path: string, address: string, options: FetchOptions): IncomingRequest | null {
  const [pathname = "", query = ""] = address.split("?");
  const pattern = path
    .split(/\{\w+\}/)
    .map(escape)
    .join("([^/]+)");
  const values = new RegExp(`^${pattern}$`).exec(pathname);
  if (values === null) return null;
  return {
    params: Object.fromEntries(
      pathNames(path).map((name, index) => [name, decodeURIComponent(values[index + 1] ?? "")]),
    ),
    query: new URLSearchParams(query),
    body: parseBody(options),
  };
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
}

function parseBody({ body, headers }: FetchOptions): unknown {
  if (typeof body !== "string") return body ?? undefined;
  const isForm = headers["Content-Type"]?.includes("form") === true;
  if (isForm) return new URLSearchParams(body);
  const data: unknown = JSON.parse(body);
  return data;
}

function toFetchResponse({ status, body }: MockResponse): FetchResponse {
  const text = body === null || body === undefined ? "" : JSON.stringify(body);
  return { status, headers: { get: () => "application/json" }, text: () => Promise.resolve(text) };
}
