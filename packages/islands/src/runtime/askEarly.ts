/** Requests of the runtime whose responses no island has taken over yet, by address. */
export type EarlyAnswers = Map<string, Promise<Response>>;

declare global {
  interface Window {
    torgEarlyAnswers?: EarlyAnswers;
  }
}

const headers = {
  accept: "application/json",
  "content-type": "application/json",
  "x-requested-with": "XMLHttpRequest",
};

/**
 * Sends a request before any island is awake. The first island that requests the same address takes over this response
 * (`takeEarlyAnswer`), so that the page sends it once. Null if the server could not answer.
 */
export async function askEarly(address: string): Promise<unknown> {
  const asked = fetch(address, { headers, credentials: "same-origin" });
  window.torgEarlyAnswers ??= new Map();
  window.torgEarlyAnswers.set(address, asked);
  try {
    const answer = await asked;
    // A clone, because the island that takes over the response reads it too.
    return answer.ok ? await answer.clone().json() : null;
  } catch {
    return null;
  }
}
