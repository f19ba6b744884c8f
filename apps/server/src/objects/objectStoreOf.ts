import { createFolderStore } from "./createFolderStore.ts";
import { createS3Store, type S3Place } from "./createS3Store.ts";
import type { ObjectStore } from "./ObjectStore.ts";

/** Where a shop keeps its files. */
export interface ObjectPlace {
  /** The folder of the shop's data. */
  readonly dataDir: string;
  /** The bucket in its place for uploads and pictures; left out or null = the folder. */
  readonly s3?: S3Place | null;
}

const made = new WeakMap<object, ObjectStore>();

/** The store of a shop's uploads and pictures, one for each configuration. */
export function objectStoreOf(place: ObjectPlace): ObjectStore {
  const known = made.get(place);
  if (known !== undefined) return known;
  const store = place.s3 ? createS3Store(place.s3) : createFolderStore(place.dataDir);
  made.set(place, store);
  return store;
}
