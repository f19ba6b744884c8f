import type { EarlyAnswers } from "../runtime/askEarly.ts";

/**
 * Takes over the response to the request that the runtime has sent to this address. Null when there was none, when it
 * failed, and for every caller but the first.
 */
export async function takeEarlyAnswer(address: string): Promise<Response | null> {
  const answers: EarlyAnswers | undefined = window.torgEarlyAnswers;
  const asked = answers?.get(address);
  answers?.delete(address);
  const answer = await asked?.catch(() => null);
  return answer?.ok === true ? answer : null;
}
