import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { isPrivateHost, publicLookup } from "../network/publicLookup.ts";

/** What is sent to a receiver, and how. */
export interface Posting {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether receivers may lie on this machine and in private networks, and be reached without TLS. */
  readonly allowsPrivate: boolean;
  /** Whether receivers have to be reached by https. */
  readonly needsTls: boolean;
  /** Milliseconds that the receiver may take. */
  readonly patience: number;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

/** What a receiver has answered. */
export interface PostAnswer {
  readonly status: number;
  /** Seconds that it asks to be left alone; 0: none. */
  readonly retryAfter: number;
}

const refuse = (host: string): Error => new Error(`${host} lies in a private network`);

/** The address of a receiver that may be asked; throws for any other one. */
function checkedAddress({ address, allowsPrivate, needsTls }: Posting): URL {
  const url = new URL(address);
  if (url.protocol !== "https:" && (url.protocol !== "http:" || (needsTls && !allowsPrivate))) {
    throw new Error("only addresses on https are sent to");
  }
  if (!allowsPrivate && isPrivateHost(url.hostname)) throw refuse(url.hostname);
  return url;
}

/** Seconds of the header `Retry-After`; a date is not read. */
const secondsOf = (header: string | undefined): number => (/^\d{1,6}$/.test(header ?? "") ? Number(header) : 0);

/**
 * Sends a message to its receiver once and gives what it answered; the answer's body is not read, and no redirect is
 * followed. Where the receiver lies is asked once, and the connection goes there. Rejects where there was no answer.
 */
export async function postMessage(posting: Posting): Promise<PostAnswer> {
  const { headers, body, allowsPrivate, patience, signal } = posting;
  const url = checkedAddress(posting);
  const late = AbortSignal.timeout(patience);
  const isName = isIP(url.hostname.replace(/^\[|\]$/gu, "")) === 0;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.any([late, signal]),
      // Another message may find the receiver elsewhere.
      agent: false,
      ...(!allowsPrivate && isName ? { lookup: publicLookup(refuse) } : {}),
    });
    request.on("response", (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: secondsOf(response.headers["retry-after"]) });
    });
    request.on("error", (error) => {
      reject(late.aborted ? new Error(`no answer within ${patience / 1000} seconds`, { cause: error }) : error);
    });
    request.end(body);
  });
}
