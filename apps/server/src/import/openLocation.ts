import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { FeedError } from "@torg/feed";
import { isPrivateHost, publicLookup } from "../network/publicLookup.ts";
import { messageOf } from "../errors/messageOf.ts";

/** The bytes of a delivery and their number (null if the sender did not say). */
export interface OpenedFeed {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number | null;
}

export interface OpenOptions {
  /** Allows fetching from the machine itself and private networks; for tests and closed networks. */
  readonly allowPrivateAddresses?: boolean | undefined;
}

const maxRedirects = 5;
const idleMs = 30_000;

const refused = (host: string): FeedError => new FeedError({ code: "address-refused", detail: host });
const lookup = publicLookup(refused);

function request(address: URL, options: OpenOptions): Promise<http.IncomingMessage> {
  if (address.protocol !== "http:" && address.protocol !== "https:") {
    throw new FeedError({ code: "address-refused", detail: address.protocol });
  }
  const host = address.hostname.replace(/^\[|\]$/gu, "");
  const guarded = options.allowPrivateAddresses !== true;
  if (guarded && isPrivateHost(host)) throw refused(host);
  return new Promise((resolve, reject) => {
    const client = address.protocol === "https:" ? https : http;
    const call = client.get(address, {
      headers: {
        accept: "application/xml, text/xml, text/tab-separated-values, text/csv, */*",
        "accept-encoding": "gzip",
      },
      timeout: idleMs,
      ...(guarded && isIP(host) === 0 ? { lookup } : {}),
    });
    call.on("response", resolve);
    call.on("timeout", () => call.destroy(new Error("no answer for half a minute")));
    call.on("error", reject);
  });
}

async function* checked(response: http.IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch (error) {
    throw new FeedError({ code: "cut-off", detail: messageOf(error), cause: error });
  }
}

function readAddress(text: string, base?: URL): URL {
  const address = URL.parse(text, base);
  if (address === null) throw new FeedError({ code: "fetch-failed", detail: `not an address: ${text.slice(0, 200)}` });
  return address;
}

async function openAddress(start: URL, options: OpenOptions): Promise<OpenedFeed> {
  let address = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(address, options).catch((error: unknown) => {
      throw error instanceof FeedError
        ? error
        : new FeedError({
            code: "fetch-failed",
            detail: messageOf(error),
            cause: error,
          });
    });
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && response.headers.location !== undefined) {
      response.resume();
      address = readAddress(response.headers.location, address);
    } else if (status === 200) {
      const length = Number(response.headers["content-length"] ?? Number.NaN);
      return { bytes: checked(response), size: Number.isFinite(length) ? length : null };
    } else {
      response.resume();
      throw new FeedError({ code: "fetch-failed", detail: `status ${status}` });
    }
  }
  throw new FeedError({ code: "fetch-failed", detail: "too many redirects" });
}

async function openFile(path: string): Promise<OpenedFeed> {
  const found = await stat(path).catch((error: unknown) => {
    throw new FeedError({ code: "not-found", detail: path, cause: error });
  });
  if (!found.isFile()) throw new FeedError({ code: "not-found", detail: path });
  return { bytes: createReadStream(path, { highWaterMark: 256 * 1024 }), size: found.size };
}

function pathOf(location: string): string {
  try {
    return fileURLToPath(location);
  } catch (error) {
    throw new FeedError({ code: "not-found", detail: location.slice(0, 200), cause: error });
  }
}

/** Opens a file or an http(s) address for reading. Rejects with FeedError when that fails or is not allowed. */
export async function openLocation(location: string, options: OpenOptions = {}): Promise<OpenedFeed> {
  if (location.startsWith("file:")) return openFile(pathOf(location));
  return /^[a-z][a-z0-9+.-]+:\/\//iu.test(location) ? openAddress(readAddress(location), options) : openFile(location);
}
