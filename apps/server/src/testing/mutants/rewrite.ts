import type { GivenAnswer, SentRequest, Twist } from "../twistedFetch.ts";

/** Gives a JSON member its new value; undefined removes it. */
type Revive = (name: string, value: unknown) => unknown;

/** Whether a request is for a path, with any query. */
export const isAt = (request: SentRequest, path: string): boolean => request.url.split("?")[0] === path;
/** Whether a JSON member is a number. */
export const isNumber = (value: unknown): value is number => typeof value === "number";

/** Rewrites the members of a JSON response; other responses stay unchanged. */
export function rewrite(answer: GivenAnswer, change: Revive): GivenAnswer {
  try {
    return { ...answer, text: JSON.stringify(JSON.parse(answer.text, change)) };
  } catch {
    return answer;
  }
}

/** A twist that rewrites members in the responses of one path. */
export const rewriting =
  (path: string, change: Revive): (() => Twist) =>
  () => ({ answer: (answer, request) => (isAt(request, path) ? rewrite(answer, change) : answer) });

/** The body of a request if it is text; empty for files. */
export const textBody = ({ body }: SentRequest): string => (typeof body === "string" ? body : "");

/** A twist that changes the body of requests to one path. */
export const bodyWithout =
  (path: string, change: (body: string) => string): (() => Twist) =>
  () => ({
    request: (request) => (isAt(request, path) ? { ...request, body: change(textBody(request)) } : request),
  });
