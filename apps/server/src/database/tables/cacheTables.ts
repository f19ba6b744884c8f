import type { Now, OwnId } from "./columns.ts";

/** Keys that caches in front of the shop have to purge. */
export interface CacheChangeTable {
  id: OwnId;
  key: string;
  changed_at: Now;
  seen_at: Date | null;
}
