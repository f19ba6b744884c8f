/** Requests of the runtime whose responses no island has taken over yet, by address. */
export type PrefetchedResponses = Map<string, Promise<Response>>;

declare global {
  interface Window {
    torgPrefetched?: PrefetchedResponses;
  }
}

const headers = {
  accept: "application/json",
  "content-type": "application/json",
  "x-requested-with": "XMLHttpRequest",
};

/**
 * Sends a request before any island is awake. The first island that requests the same address takes over this response
 * (`takePrefetched`), so that the page sends it once. Null if the server could not answer.
 */
export async function prefetch(address: string): Promise<unknown> {
  const request = fetch(address, { headers, credentials: "same-origin" });
  window.torgPrefetched ??= new Map();
  window.torgPrefetched.set(address, request);
  try {
    const response = await request;
    // A clone, because the island that takes over the response reads it too.
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}
