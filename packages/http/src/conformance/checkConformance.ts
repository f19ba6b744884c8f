import { CallError } from "../CallError.ts";
import { createClient } from "../createClient.ts";
import type { Client } from "../createClient.ts";
import type { Call } from "../defineCall.ts";
import { isRecord } from "../isRecord.ts";
import type { Fetch, FetchOptions } from "../platform.ts";

declare function fetch(...args: Parameters<Fetch>): ReturnType<Fetch>;

/** What one case found. */
export interface ConformanceResult {
  readonly name: string;
  readonly ok: boolean;
  /** What is wrong, in English; null when nothing is. */
  readonly problem: string | null;
}

/** One request to a backend and what must come of it. */
export interface ConformanceCase {
  readonly name: string;
  run(client: Client): Promise<string | null>;
}

/** Where and how to ask. */
export interface ConformanceOptions {
  readonly baseUrl: string;
  readonly cases: readonly ConformanceCase[];
  /** Default: the platform's `fetch`. */
  readonly fetch?: Fetch;
  /** Gives `{"token": "…"}`; default `/api/internal/csrf-token`. Null when the backend asks for no token. */
  readonly tokenUrl?: string | null;
}

/** A case that succeeds when the answer fits the call's schema. */
export function answers<Q>(call: Call<Q, unknown>, request: Q): ConformanceCase {
  return {
    name: `${call.method} ${call.path}: answers in the shape of the call`,
    async run(client) {
      const failure = await failureOf(client.send(call, request));
      return failure === null ? null : describe(failure);
    },
  };
}

/** A case that succeeds when the call fails with this status and a body of the agreed shape. */
export function fails<Q>(call: Call<Q, unknown>, request: Q, status: number): ConformanceCase {
  return {
    name: `${call.method} ${call.path}: fails with status ${status}`,
    async run(client) {
      const failure = await failureOf(client.send(call, request));
      if (failure === null) return "The call succeeded.";
      if (failure.status !== status) return describe(failure);
      return failure.serverMessage === null ? "The failure has no message for the visitor." : null;
    },
  };
}

/**
 * Runs cases against a backend one after the other, as one visitor with a session, and reports each. Nothing throws,
 * so that any test runner can turn the results into its own.
 */
export async function checkConformance(options: ConformanceOptions): Promise<readonly ConformanceResult[]> {
  const send = withCookies(options.fetch ?? ((url, init) => fetch(url, init)));
  const token = await fetchToken(send, options);
  const client = createClient({ fetch: send, baseUrl: options.baseUrl, csrfToken: () => token });
  const results: ConformanceResult[] = [];
  for (const entry of options.cases) {
    const problem = await entry.run(client);
    results.push({ name: entry.name, ok: problem === null, problem });
  }
  return results;
}

async function failureOf(answer: Promise<unknown>): Promise<CallError | null> {
  try {
    await answer;
    return null;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

function describe({ message, cause }: CallError): string {
  if (!isRecord(cause) || !Array.isArray(cause["issues"])) return message;
  const issues = cause["issues"].map((issue: unknown) => {
    if (!isRecord(issue)) return "";
    const path = Array.isArray(issue["path"]) ? issue["path"].map(String).join(".") : "";
    return `${path === "" ? "the whole" : path}: ${String(issue["message"])}`;
  });
  return `${message} ${issues.join("; ")}`;
}

/** Outside a browser nobody keeps cookies, and the session is one. */
function withCookies(send: Fetch): Fetch {
  const cookies = new Map<string, string>();
  return async (url, options: FetchOptions) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = cookie === "" ? options.headers : { ...options.headers, Cookie: cookie };
    const answer = await send(url, { ...options, headers });
    for (const line of answer.headers.getSetCookie?.() ?? []) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name.trim(), value);
    }
    return answer;
  };
}

async function fetchToken(send: Fetch, { baseUrl, tokenUrl }: ConformanceOptions): Promise<string | null> {
  if (tokenUrl === null) return null;
  const options = {
    method: "GET",
    headers: { Accept: "application/json" },
    body: null,
    credentials: "same-origin",
  } as const;
  try {
    const answer = await send(`${baseUrl}${tokenUrl ?? "/api/internal/csrf-token"}`, options);
    const data: unknown = JSON.parse(await answer.text());
    return isRecord(data) && typeof data["token"] === "string" ? data["token"] : null;
  } catch {
    // The cases that need a token will say so.
    return null;
  }
}
