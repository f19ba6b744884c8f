import { Readable } from "node:stream";
import { S3mini } from "s3mini";
import { checkedKey, type ObjectStore, ObjectStoreUnavailableError } from "./ObjectStore.ts";

/** A bucket of an S3 service, and its credentials. */
export interface S3Place {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The prefix of all keys; may be empty. */
  readonly prefix: string;
}

interface S3Options {
  /** Timeout of a response, in milliseconds. */
  readonly timeoutMs?: number;
  /** Milliseconds without reads after the store did not respond. */
  readonly rest?: number;
  /** Keys listed per request. */
  readonly perPage?: number;
  readonly now?: () => number;
}

/** Reads a body as chunks; Node and the library have different types of web streams. */
async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) yield part.value;
}

/**
 * Objects in a bucket, with requests signed by AWS Signature Version 4. A bucket stores an object only once it has all
 * bytes. After a read without a response, further reads are rejected at once for a while, so that nothing waits for an
 * unavailable store; writes are always tried.
 */
export function createS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Place,
  { timeoutMs = 5000, rest = 2000, perPage = 1000, now = () => performance.now() }: S3Options = {},
): ObjectStore {
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeoutMs,
  });
  const root = prefix === "" ? "" : `${prefix.replaceAll(/^\/+|\/+$/g, "")}/`;
  const nameOf = (key: string): string => root + checkedKey(key);
  let awayUntil = 0;

  const withRest = async <T>(asking: Promise<T>): Promise<T> => {
    try {
      return await asking;
    } catch (error) {
      awayUntil = now() + rest;
      throw new ObjectStoreUnavailableError(`${endpoint} does not answer as it should.`, { cause: error });
    }
  };
  const read = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (now() < awayUntil) throw new ObjectStoreUnavailableError(`${endpoint} did not answer a moment ago.`);
    return withRest(ask());
  };
  return {
    async put(key, body, type) {
      const name = nameOf(key);
      await withRest(client.putObject(name, body, type));
    },
    async get(key) {
      const name = nameOf(key);
      const answer = await read(() => client.getObjectResponse(name));
      return answer === null ? null : Readable.from(bytesOf(answer));
    },
    async head(key) {
      const name = nameOf(key);
      const stamp = await read(() => client.getEtag(name));
      return stamp === null ? null : { stamp };
    },
    async delete(key) {
      const name = nameOf(key);
      await withRest(client.deleteObject(name));
    },
    async *list(begin) {
      let last: string | undefined;
      do {
        const after = last === undefined ? {} : { "start-after": last };
        const page = await withRest(client.listObjectsPaged("/", root + begin, perPage, undefined, after));
        const names = (page?.objects ?? []).map(({ Key }) => Key);
        for (const name of names) yield name.slice(root.length);
        last = names.length < perPage ? undefined : names.at(-1);
      } while (last !== undefined);
    },
  };
}
