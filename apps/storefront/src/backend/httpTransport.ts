import type { Transport } from "./backend.ts";
import { BackendError } from "./backend.ts";

/** How long a page waits for a remote backend, in milliseconds. */
const timeoutMs = 10_000;

/** Carries calls to a remote shop server. */
export function httpTransport(baseUrl: string): Transport {
  return async ({ method, url, headers, body }) => {
    const { "x-visitor-address": address = "", "x-visitor-protocol": protocol = "", ...rest } = headers;
    try {
      const answer = await fetch(new URL(url, baseUrl), {
        method,
        headers: {
          ...rest,
          ...(address === "" ? {} : { "x-forwarded-for": address }),
          ...(protocol === "" ? {} : { "x-forwarded-proto": protocol }),
        },
        body: body ?? null,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const age = answer.headers.get("age");
      return {
        status: answer.status,
        body: await answer.text(),
        setCookies: answer.headers.getSetCookie(),
        age: age === null ? undefined : Number(age),
      };
    } catch (cause) {
      throw new BackendError(`The shop server at ${baseUrl} could not be reached.`, { status: 503, cause });
    }
  };
}
