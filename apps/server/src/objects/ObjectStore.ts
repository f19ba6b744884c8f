import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** The metadata of an object. */
export interface ObjectHead {
  /** Changes whenever the object does. */
  readonly stamp: string;
}

/**
 * Storage for files shared by many processes, each under a key such as `uploads/logo.svg`. Objects are written
 * atomically. All methods reject with an `ObjectStoreUnavailableError` while the store is unavailable, and with a
 * `TypeError` for a key that leaves the store.
 */
export interface ObjectStore {
  /** Stores an object, replacing any with the same key. */
  put(key: string, body: Uint8Array, type?: string): Promise<void>;
  /** Streams an object; null if it does not exist. A broken stream ends with an error, never just early. */
  get(key: string): Promise<Readable | null>;
  head(key: string): Promise<ObjectHead | null>;
  /** Deletes an object; succeeds also if there is none. */
  delete(key: string): Promise<void>;
  /** The keys with a prefix, in no order. */
  list(prefix: string): AsyncIterable<string>;
}

/** Thrown when the store does not respond, or not correctly. */
export class ObjectStoreUnavailableError extends Error {
  /** The status of the response to a visitor who needs the object. */
  readonly statusCode = 503;

  constructor(message: string, options?: ErrorOptions) {
    super(`The store of objects: ${message}`, options);
    this.name = "ObjectStoreUnavailableError";
  }
}

/** Gives the key if it stays inside the store and names nothing hidden; throws a `TypeError` otherwise. */
export function checkedKey(key: string): string {
  const isPlain = key.split("/").every((part) => part !== "" && !part.startsWith(".") && !/[\\\0]/.test(part));
  if (!isPlain) throw new TypeError(`No object can have the key ${JSON.stringify(key)}.`);
  return key;
}

/** Reads a whole object; null if it does not exist. */
export async function readObject(store: ObjectStore, key: string): Promise<Buffer | null> {
  const stream = await store.get(key);
  if (stream === null) return null;
  try {
    return await buffer(stream);
  } catch (error) {
    throw error instanceof ObjectStoreUnavailableError
      ? error
      : new ObjectStoreUnavailableError(`${key} broke off.`, { cause: error });
  }
}
