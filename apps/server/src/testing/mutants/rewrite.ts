import type { GivenAnswer, SentRequest, Twist } from "../twistedFetch.ts";

/** Gives a member of JSON another value; undefined leaves it out. */
type Revive = (name: string, value: unknown) => unknown;

/** Whether a request goes to an address, whatever its query. */
export const isAt = (request: SentRequest, path: string): boolean => request.url.split("?")[0] === path;
/** Whether a member of JSON is a number. */
export const isNumber = (value: unknown): value is number => typeof value === "number";

/** Rewrites the members of JSON; other answers stay. */
export function rewrite(answer: GivenAnswer, change: Revive): GivenAnswer {
  try {
    return { ...answer, text: JSON.stringify(JSON.parse(answer.text, change)) };
  } catch {
    return answer;
  }
}

/** A twist that rewrites members of the answers of one address. */
export const rewriting =
  (path: string, change: Revive): (() => Twist) =>
  () => ({ answer: (answer, request) => (isAt(request, path) ? rewrite(answer, change) : answer) });

/** The body of a request that is text; nothing for files. */
export const textBody = ({ body }: SentRequest): string => (typeof body === "string" ? body : "");

/** A twist that changes the body of requests to one address. */
export const bodyWithout =
  (path: string, change: (body: string) => string): (() => Twist) =>
  () => ({
    request: (request) => (isAt(request, path) ? { ...request, body: change(textBody(request)) } : request),
  });
