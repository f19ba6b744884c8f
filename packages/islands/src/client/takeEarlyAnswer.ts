import type { EarlyAnswers } from "../runtime/askEarly.ts";

/** The answer that the runtime has asked for at this address, for whoever comes first; null where there is none that counts. */
export async function takeEarlyAnswer(address: string): Promise<Response | null> {
  const answers: EarlyAnswers | undefined = window.torgEarlyAnswers;
  const asked = answers?.get(address);
  answers?.delete(address);
  const answer = await asked?.catch(() => null);
  return answer?.ok === true ? answer : null;
}
