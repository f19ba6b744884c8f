import type { PrefetchedResponses } from "../runtime/prefetch.ts";

/**
 * Takes over the response to the request that the runtime has sent to this address. Null when there was none, when it
 * failed, and for every caller but the first.
 */
export async function takePrefetched(address: string): Promise<Response | null> {
  const prefetched: PrefetchedResponses | undefined = window.torgPrefetched;
  const request = prefetched?.get(address);
  prefetched?.delete(address);
  const response = await request?.catch(() => null);
  return response?.ok === true ? response : null;
}
