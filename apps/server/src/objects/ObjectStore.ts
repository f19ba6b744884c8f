import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** What is known of an object without reading it. */
export interface ObjectHead {
  /** Another one whenever the object is another one. */
  readonly stamp: string;
}

/**
 * Where files that many processes share lie, each under a key such as `uploads/logo.svg`. An object is there as a whole
 * or not at all. All methods reject with a `StoreAway` while the store cannot be asked, and with a `TypeError` for a key
 * that leads elsewhere.
 */
export interface ObjectStore {
  /** Puts an object, in place of the one that has its key. */
  put(key: string, body: Uint8Array, type?: string): Promise<void>;
  /** What an object says, as it is read; null where there is none. The stream breaks off with an error, never early. */
  get(key: string): Promise<Readable | null>;
  head(key: string): Promise<ObjectHead | null>;
  /** Takes an object away; also well when there is none. */
  delete(key: string): Promise<void>;
  /** The keys that begin with a text, in no order. */
  list(prefix: string): AsyncIterable<string>;
}

/** The store does not answer, or not as it should. */
export class StoreAway extends Error {
  /** What a visitor who needs the object is answered with. */
  readonly statusCode = 503;

  constructor(message: string, options?: ErrorOptions) {
    super(`The store of objects: ${message}`, options);
    this.name = "StoreAway";
  }
}

/** The key, if it leads down from the root of the store and to nothing hidden; throws a `TypeError` otherwise. */
export function checkedKey(key: string): string {
  const isPlain = key.split("/").every((part) => part !== "" && !part.startsWith(".") && !/[\\\0]/.test(part));
  if (!isPlain) throw new TypeError(`No object can have the key ${JSON.stringify(key)}.`);
  return key;
}

/** All that an object says; null where there is none. */
export async function readObject(store: ObjectStore, key: string): Promise<Buffer | null> {
  const stream = await store.get(key);
  if (stream === null) return null;
  try {
    return await buffer(stream);
  } catch (error) {
    throw error instanceof StoreAway ? error : new StoreAway(`${key} broke off.`, { cause: error });
  }
}
