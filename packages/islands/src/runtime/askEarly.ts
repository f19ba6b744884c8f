/** What the runtime has asked for and nobody has taken over yet, by address. */
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
 * Asks the server before any island is awake. The first island that asks the same takes this answer over
 * (`takeEarlyAnswer`), so that a page asks once. Null where the server could not answer.
 */
export async function askEarly(address: string): Promise<unknown> {
  const asked = fetch(address, { headers, credentials: "same-origin" });
  window.torgEarlyAnswers ??= new Map();
  window.torgEarlyAnswers.set(address, asked);
  try {
    const answer = await asked;
    // A copy: who takes the answer over reads it as well.
    return answer.ok ? await answer.clone().json() : null;
  } catch {
    return null;
  }
}
