import { Readable } from "node:stream";
import { S3mini } from "s3mini";
import { checkedKey, type ObjectStore, StoreAway } from "./ObjectStore.ts";

/** A bucket of anything that speaks S3, and how to get in. */
export interface S3Place {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What all keys begin with; empty = nothing. */
  readonly prefix: string;
}

interface S3Options {
  /** Milliseconds that an answer may take. */
  readonly patience?: number;
  /** Milliseconds for which nothing is read after a store that did not answer. */
  readonly rest?: number;
  /** Keys that are listed by one request. */
  readonly perPage?: number;
  readonly now?: () => number;
}

/** The body as it comes; Node and the library each have their own type of a web stream. */
async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) yield part.value;
}

/**
 * Objects in a bucket, signed by AWS Signature Version 4. A bucket takes an object only when it has all of its bytes. After
 * a reading without an answer the next ones are refused at once for a while, so that nobody waits for a store that is away;
 * what is to be kept is always tried.
 */
export function createS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Place,
  { patience = 5000, rest = 2000, perPage = 1000, now = () => performance.now() }: S3Options = {},
): ObjectStore {
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: patience,
  });
  const root = prefix === "" ? "" : `${prefix.replaceAll(/^\/+|\/+$/g, "")}/`;
  const nameOf = (key: string): string => root + checkedKey(key);
  let awayUntil = 0;

  const asked = async <T>(asking: Promise<T>): Promise<T> => {
    try {
      return await asking;
    } catch (error) {
      awayUntil = now() + rest;
      throw new StoreAway(`${endpoint} does not answer as it should.`, { cause: error });
    }
  };
  const read = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (now() < awayUntil) throw new StoreAway(`${endpoint} did not answer a moment ago.`);
    return asked(ask());
  };
  return {
    async put(key, body, type) {
      const name = nameOf(key);
      await asked(client.putObject(name, body, type));
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
      await asked(client.deleteObject(name));
    },
    async *list(begin) {
      let last: string | undefined;
      do {
        const after = last === undefined ? {} : { "start-after": last };
        const page = await asked(client.listObjectsPaged("/", root + begin, perPage, undefined, after));
        const names = (page?.objects ?? []).map(({ Key }) => Key);
        for (const name of names) yield name.slice(root.length);
        last = names.length < perPage ? undefined : names.at(-1);
      } while (last !== undefined);
    },
  };
}
