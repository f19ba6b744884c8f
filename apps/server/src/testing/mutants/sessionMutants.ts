import type { Twist } from "../twistedFetch.ts";
import type { Mutant } from "./Mutant.ts";
import { isAt } from "./rewrite.ts";

/** Adds the session's right token to requests: `mayCarry` says which given tokens are replaced. */
function knowingTokens(mayCarry: (token: string | undefined, known: ReadonlySet<string>) => boolean): Twist {
  const tokens = new Map<string, string>();
  const known = new Set<string>();
  return {
    request: (request) => {
      const right = tokens.get(request.headers["cookie"] ?? "");
      if (right === undefined || !mayCarry(request.headers["x-csrf-token"], known)) return request;
      return { ...request, headers: { ...request.headers, "x-csrf-token": right } };
    },
    answer: (answer, request) => {
      const token = /"token":"([^"]+)"/.exec(answer.text)?.[1];
      if (!isAt(request, "/api/internal/csrf-token") || token === undefined) return answer;
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? request.headers["cookie"] ?? "";
      tokens.set(cookie, token);
      known.add(token);
      return answer;
    },
  };
}

/** Sessions and tokens. */
export const sessionMutants: readonly Mutant[] = [
  {
    name: "carries out a POST without a token",
    only: ["session", "csrf", "errors"],
    fails: ["csrf.missing", "csrf.changes-nothing"],
    twist: () => knowingTokens((token) => token === undefined),
  },
  {
    name: "takes the token of another session",
    only: ["session", "csrf", "errors"],
    fails: ["csrf.of-another"],
    twist: () => knowingTokens((token, known) => token !== undefined && known.has(token)),
  },
  {
    name: "lets scripts read the session's cookie",
    only: ["session", "csrf"],
    fails: ["session.cookie"],
    twist: () => ({
      answer: (answer) => {
        const lines = answer.headers.getSetCookie();
        answer.headers.delete("set-cookie");
        for (const line of lines) answer.headers.append("set-cookie", line.replace("; HttpOnly", ""));
        return answer;
      },
    }),
  },
  {
    name: "gives every visitor the same session",
    only: ["session"],
    fails: ["session.apart"],
    twist: () => {
      let first: string | undefined;
      return {
        request: (request) =>
          first === undefined ? request : { ...request, headers: { ...request.headers, cookie: first } },
        answer: (answer) => {
          first ??= answer.headers.getSetCookie()[0]?.split(";")[0];
          return answer;
        },
      };
    },
  },
];
