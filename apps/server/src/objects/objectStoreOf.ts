import { createFolderStore } from "./createFolderStore.ts";
import { createS3Store, type S3Place } from "./createS3Store.ts";
import type { ObjectStore } from "./ObjectStore.ts";

/** The storage of a shop's files. */
export interface ObjectPlace {
  /** The data folder of the shop. */
  readonly dataDir: string;
  /** The bucket to use instead for uploads and pictures; absent or null = the folder. */
  readonly s3?: S3Place | null;
}

const made = new WeakMap<object, ObjectStore>();

/** The store of a shop's uploads and pictures, one per configuration. */
export function objectStoreOf(place: ObjectPlace): ObjectStore {
  const existing = made.get(place);
  if (existing !== undefined) return existing;
  const store = place.s3 ? createS3Store(place.s3) : createFolderStore(place.dataDir);
  made.set(place, store);
  return store;
}
