import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { isPrivateHost, publicLookup } from "../network/publicLookup.ts";

/** A message to a receiver, and how to send it. */
export interface Posting {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether receivers may be on this machine or in private networks, and be reached without TLS. */
  readonly allowsPrivate: boolean;
  /** Whether receivers must use https. */
  readonly needsTls: boolean;
  /** The timeout of the receiver, in milliseconds. */
  readonly timeoutMs: number;
  /** Aborts a running request. */
  readonly signal: AbortSignal;
}

/** A receiver's response. */
export interface PostAnswer {
  readonly status: number;
  /** Its requested delay in seconds; 0: none. */
  readonly retryAfter: number;
}

const refuse = (host: string): Error => new Error(`${host} lies in a private network`);

/** The address of a permitted receiver; throws for any other. */
function checkedAddress({ address, allowsPrivate, needsTls }: Posting): URL {
  const url = new URL(address);
  if (url.protocol !== "https:" && (url.protocol !== "http:" || (needsTls && !allowsPrivate))) {
    throw new Error("only addresses on https are sent to");
  }
  if (!allowsPrivate && isPrivateHost(url.hostname)) throw refuse(url.hostname);
  return url;
}

/** The seconds in a `Retry-After` header; dates are ignored. */
const secondsOf = (header: string | undefined): number => (/^\d{1,6}$/.test(header ?? "") ? Number(header) : 0);

/**
 * Sends a message to its receiver once and gives the response, without its body; redirects are not followed. The host
 * is resolved once, and the connection goes to that address. Rejects if there is no response.
 */
export async function postMessage(posting: Posting): Promise<PostAnswer> {
  const { headers, body, allowsPrivate, timeoutMs, signal } = posting;
  const url = checkedAddress(posting);
  const late = AbortSignal.timeout(timeoutMs);
  const isName = isIP(url.hostname.replace(/^\[|\]$/gu, "")) === 0;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.any([late, signal]),
      // The host may resolve to another address for the next message.
      agent: false,
      ...(!allowsPrivate && isName ? { lookup: publicLookup(refuse) } : {}),
    });
    request.on("response", (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: secondsOf(response.headers["retry-after"]) });
    });
    request.on("error", (error) => {
      reject(late.aborted ? new Error(`no answer within ${timeoutMs / 1000} seconds`, { cause: error }) : error);
    });
    request.end(body);
  });
}
