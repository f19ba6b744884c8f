import type { Now, OwnId } from "./columns.ts";

/** What caches in front of the shop have to forget. */
export interface CacheChangeTable {
  id: OwnId;
  key: string;
  changed_at: Now;
  seen_at: Date | null;
}
