import * as z from "zod/mini";
import { csrfTokenPath } from "../contract/csrfTokenPath.ts";
import { createClient, type ClientOptions } from "./createClient.ts";
import { defineCall } from "../defineCall.ts";

/** Where a token is fetched from; every option has a default that suits a page of the shop. */
export interface TokenSource extends Pick<ClientOptions, "fetch" | "baseUrl"> {
  /** Default: `/api/internal/csrf-token`. */
  readonly path?: string;
}

/**
 * The `csrfToken` of a client for a page without `<meta name="csrf-token">`: asks the server for the session's token
 * before the first POST and keeps it. After a failure, with which the POST fails too, the next POST asks again. A login
 * replaces the token: afterwards make the client anew, or load the page again.
 */
export function fetchCsrfToken(source: TokenSource = {}): NonNullable<ClientOptions["csrfToken"]> {
  const { path = csrfTokenPath, ...options } = source;
  const call = defineCall({
    method: "GET",
    path,
    encoding: "none",
    request: z.object({}),
    response: z.object({ token: z.string().check(z.minLength(1)) }),
    summary: "Returns the session's token.",
  });
  const client = createClient({ ...options, csrfToken: () => null });
  let asked: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    try {
      return (await client.send(call, {})).token;
    } catch (error) {
      asked = null;
      throw error;
    }
  };
  return (method) => (method === "GET" ? null : (asked ??= ask()));
}
