const megabyte = 1024 * 1024;
const [ofAll, least] = [128 * megabyte, 24 * megabyte];

/** Most bytes that one answer may take in a cache of pages. */
export const maxEntryBytes = 2 * megabyte;

/** Most bytes of the cached pages of one worker: its share of 128 MB, and at least 24. */
export const pageCacheBytes = (workers: number): number => Math.max(least, Math.floor(ofAll / workers));
